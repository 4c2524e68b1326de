import { afterAll, beforeAll, test, vi } from 'vitest'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { type EmbeddedPostgres, startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'
import { makeFolder, removeFolders } from './data-folder.ts'
import { killPostgres } from './kill-postgres.ts'
import { killUnderLoad } from './kill-under-load.ts'
import { type KilledSite, readyAgain, readyBarMs, startSiteToKill } from './killed-site.ts'
import { startCrowd } from './writers/crowd.ts'

vi.setConfig({ testTimeout: 1_800_000 })

/** An external server with fsync that this process restarts at once, like a service manager. */
let postgres: EmbeddedPostgres
let folder: string
let store: Store
let site: KilledSite
beforeAll(async () => {
  folder = await makeFolder()
  postgres = await startPostgres({ dataDir: folder, maxConnections: 50, log: quiet })
  const databaseUrl = postgres.url('aster')
  store = await openStore({ databaseUrl, dataDir: '', databasePool: 5, log: quiet })
  site = await startSiteToKill(databaseUrl)
})
afterAll(async () => {
  await site.stop()
  await store.close()
  await postgres.close()
  await removeFolders()
})

test('27.4 kill -9 of all PostgreSQL processes loses nothing, and the site is ready again in time', () =>
  killUnderLoad({
    what: 'kill -9 of all processes of a PostgreSQL server under 16 writers',
    kills: 100,
    crowd: startCrowd(site.url, store, site.dataDir),
    store,
    async kill() {
      await killPostgres(folder)
      return readyAgain(site.url)
    },
    barMs: readyBarMs,
  }))
