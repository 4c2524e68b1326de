import { runPinned, setUp } from './set-up.mjs'

await setUp()
await runPinned('scripts/check/run.ts')
