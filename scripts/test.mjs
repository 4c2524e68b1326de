import { runPinned, setUp } from './set-up.mjs'

await setUp(true)
await runPinned('scripts/test/run.ts', process.argv.slice(2))
