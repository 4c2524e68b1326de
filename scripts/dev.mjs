import { runPinned, setUp } from './set-up.mjs'

await setUp()
process.env.NODE_ENV = 'development'
await runPinned('src/start.ts', [], ['--watch', '--watch-preserve-output'])
