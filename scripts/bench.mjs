import { runPinned, setUp } from './set-up.mjs'

await setUp()
await runPinned('scripts/bench.ts', process.argv.slice(2))
