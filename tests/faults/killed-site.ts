import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../src/store/postgres/address.ts'
import { startAster } from '../harness/server/start-aster.ts'
import { times } from '../harness/setup/trial.ts'
import { makeFolder } from './data-folder.ts'

export type KilledSite = Awaited<ReturnType<typeof startSiteToKill>>

/** A clean exit writes the compile cache, which speeds up the many starts. */
const compiled = join(import.meta.dirname, '../../.cache/compiled')

/** A server that restarts on the same port and data directory after each kill, by default with embedded PostgreSQL. */
export async function startSiteToKill(databaseUrl = '', env: NodeJS.ProcessEnv = {}) {
  const dataDir = await makeFolder()
  const port = `${await freePort()}`
  const start = () =>
    startAster(databaseUrl, {
      PORT: port,
      ASTER_DATA_DIR: dataDir,
      ASTER_TRUST_PROXY: 'loopback',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    })
  if (!existsSync(compiled)) await (await start()).stop()
  let aster = await start()

  async function kill() {
    aster.process.kill('SIGKILL')
    await once(aster.process, 'exit')
    await aster.stop()
  }
  const startAgain = async () => {
    aster = await start()
  }
  return {
    url: aster.url,
    dataDir,
    kill,
    start: startAgain,
    /** Returns the milliseconds from the start until it is ready. */
    async restart(): Promise<number> {
      await kill()
      const since = performance.now()
      await startAgain()
      return performance.now() - since
    },
    stop: () => aster.stop(),
  }
}

/** Longer in `npm test`, where other tests use most of the machine. */
export const readyBarMs = times(60_000, 5_000)

let asked = 0

/** The milliseconds until /readyz succeeds. */
export async function readyAgain(url: string): Promise<number> {
  const since = performance.now()
  // Always from a new address, since polling for minutes exceeds the rate limit per caller.
  const headers = { 'x-forwarded-for': `10.200.${asked >> 8}.${asked++ & 255}` }
  const isReady = () => fetch(`${url}/readyz`, { headers }).then(({ ok }) => ok)
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 20 })
  return performance.now() - since
}
