import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../src/store/postgres/address.ts'
import { startAster } from '../harness/start-aster.ts'
import { times } from '../harness/trial.ts'
import { makeFolder } from './data-folder.ts'

export type KilledSite = Awaited<ReturnType<typeof startSiteToKill>>

/** Whoever ends in peace leaves compiled code behind, which many starts save. */
const compiled = join(import.meta.dirname, '../../.cache/compiled')

/** A server that comes back to its port and its data folder after each kill; without a database it has its own. */
export async function startSiteToKill(databaseUrl = '') {
  const dataDir = await makeFolder()
  const port = `${await freePort()}`
  const start = () =>
    startAster(databaseUrl, {
      PORT: port,
      ASTER_DATA_DIR: dataDir,
      ASTER_TRUST_PROXY: 'loopback',
      NODE_COMPILE_CACHE: compiled,
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
    /** Gives the milliseconds from the start to the first visitor. */
    async restart(): Promise<number> {
      await kill()
      const since = performance.now()
      await startAgain()
      return performance.now() - since
    },
    stop: () => aster.stop(),
  }
}

/** In `npm test` other tests take most of the machine meanwhile, which says nothing about ASTER. */
export const readyBarMs = times(60_000, 5_000)

let asked = 0

/** The milliseconds until the site says that visitors may be sent to it. */
export async function readyAgain(url: string): Promise<number> {
  const since = performance.now()
  // Each time from another address: whoever asks so often for minutes meets the limit of one caller.
  const headers = { 'x-forwarded-for': `10.200.${asked >> 8}.${asked++ & 255}` }
  const isReady = () => fetch(`${url}/readyz`, { headers }).then(({ ok }) => ok)
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 20 })
  return performance.now() - since
}
