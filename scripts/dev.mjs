import { runPinned, setUp } from './set-up.mjs'

await setUp(true)
process.env.NODE_ENV = 'development'
await runPinned('src/start.ts', [], ['--watch', '--watch-preserve-output'])
