import { runPinned, setUp } from './set-up.mjs'

await setUp()
await runPinned('scripts/backup/restore.ts', process.argv.slice(2))
