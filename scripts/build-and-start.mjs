import { withLock } from './lock.mjs'

const since = performance.now()
await withLock('build', () => import('./build.ts'))
process.argv.push(`--build=${performance.now() - since}`)
await import('../src/start.ts')
