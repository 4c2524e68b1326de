import { runPinned, setUp } from './set-up.mjs'

await setUp()
await runPinned('scripts/backup/back-up.ts', process.argv.slice(2))
