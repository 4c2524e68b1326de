import { withLock } from './lock.mjs'
import { runPinned, setUp } from './set-up.mjs'

await setUp()
await withLock('build', () => runPinned('scripts/build.ts'))
await runPinned('src/start.ts')
