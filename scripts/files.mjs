import { runPinned, setUp } from './set-up.mjs'

await setUp()
await runPinned('scripts/files/files.ts', process.argv.slice(2))
