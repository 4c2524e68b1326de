import { runPinned, setUp } from './set-up.mjs'

await setUp()
await runPinned('scripts/demo/fill.ts', process.argv.slice(2))
