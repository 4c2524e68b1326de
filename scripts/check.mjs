import { runPinned, setUp } from './set-up.mjs'

await setUp(true)
await runPinned('scripts/check/run.ts')
