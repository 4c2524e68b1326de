import { join } from 'node:path'
import { afterAll, beforeAll, test, vi } from 'vitest'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { connectionUrl } from '../../src/store/postgres/address.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'
import { removeFolders } from './data-folder.ts'
import { killPostgres } from './kill-postgres.ts'
import { killUnderLoad } from './kill-under-load.ts'
import { type KilledSite, readyAgain, readyBarMs, startSiteToKill } from './killed-site.ts'
import { startCrowd } from './writers/crowd.ts'

vi.setConfig({ testTimeout: 1_800_000 })

let site: KilledSite
let store: Store
beforeAll(async () => {
  site = await startSiteToKill()
  const databaseUrl = connectionUrl({ host: join(site.dataDir, 'socket'), port: 5432 }, 'aster')
  store = await openStore({ databaseUrl, dataDir: '', databasePool: 5, log: quiet })
})
afterAll(async () => {
  await store.close()
  await site.stop()
  await removeFolders()
})

test('27.3 kill -9 of a server with its own PostgreSQL loses, doubles and damages nothing, and refuses no request', () =>
  killUnderLoad({
    what: 'kill -9 of the server with embedded PostgreSQL under 16 writers',
    kills: 30,
    crowd: startCrowd(site.url, store, site.dataDir),
    store,
    kill: site.restart,
  }))

test('27.4 kill -9 of all its PostgreSQL processes loses nothing either, and it is ready again in time', () =>
  killUnderLoad({
    what: 'kill -9 of all processes of embedded PostgreSQL under 16 writers',
    kills: 100,
    crowd: startCrowd(site.url, store, site.dataDir),
    store,
    async kill() {
      await killPostgres(site.dataDir)
      return readyAgain(site.url)
    },
    barMs: readyBarMs,
  }))
