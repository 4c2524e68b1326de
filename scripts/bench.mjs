import { withLock } from './lock.mjs'
import { runPinned, setUp } from './set-up.mjs'

const wanted = process.argv.slice(2)
await setUp(true)
await withLock('build', () => runPinned('scripts/build.ts'))
await runPinned('scripts/bench.ts', wanted)
