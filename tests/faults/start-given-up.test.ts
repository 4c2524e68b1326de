import { access, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { onServer, quiet } from '../harness/postgres/test-postgres.ts'
import { makeFolder, noOrdinaryUser, ordinaryUid, removeFolders } from './data-folder.ts'
import { startSite } from './start-process.ts'

vi.setConfig({ testTimeout: 60_000 })
afterEach(removeFolders)

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Without setpriv, as on macOS, only ASTER itself can stop the child process. */
const withoutSetpriv = { uid: ordinaryUid, path: dirname(process.execPath) }

test('a start stopped during initdb leaves no partial data directory', async (context) => {
  context.skip(noOrdinaryUser() !== undefined, noOrdinaryUser())
  const dataDir = await makeFolder(ordinaryUid)
  const site = await startSite({ ASTER_DATA_DIR: dataDir }, withoutSetpriv)
  const makesFiles = async () => {
    const aside = (await readdir(dataDir)).find((name) => name.startsWith('pg.new-'))
    return aside !== undefined && (await exists(join(dataDir, aside, 'pg/base')))
  }
  await vi.waitUntil(makesFiles, { timeout: 30_000, interval: 5 })
  site.signal('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(site.said()).toBe('')
  expect(['secret', 'pg,secret']).toContain(`${(await readdir(dataDir)).sort()}`)
})

test('a start stopped while PostgreSQL starts stops PostgreSQL too', async (context) => {
  context.skip(noOrdinaryUser() !== undefined, noOrdinaryUser())
  const dataDir = await makeFolder(ordinaryUid)
  const site = await startSite({ ASTER_DATA_DIR: dataDir }, withoutSetpriv)
  const lockFile = join(dataDir, 'pg/postmaster.pid')
  await vi.waitUntil(() => exists(lockFile), { timeout: 30_000, interval: 5 })
  site.signal('SIGINT')
  expect(await site.ended).toBe(0)
  expect(site.said()).toBe('')
  expect((await readdir(dataDir)).sort()).toEqual(['pg', 'secret'])
  expect(await exists(lockFile)).toBe(false)
})

test('a start can be stopped while it waits for the server of DATABASE_URL', async () => {
  const site = await startSite({
    ASTER_DATA_DIR: await makeFolder(),
    DATABASE_URL: 'postgres://aster@127.0.0.1:1/aster',
  })
  await vi.waitUntil(() => site.logged().includes('Waiting for the PostgreSQL server'), { timeout: 10_000 })
  const since = performance.now()
  site.signal('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(performance.now() - since).toBeLessThan(3000)
})

test('a server is stopped again if its database cannot be created', async () => {
  const dataDir = await makeFolder()
  const options = { dataDir, maxConnections: 10, log: quiet }
  const postgres = await startPostgres(options)
  await onServer(postgres.url('postgres'), 'DROP DATABASE aster')
  await onServer(postgres.url('postgres'), 'ALTER DATABASE template1 RENAME TO elsewhere')
  await postgres.close()
  await expect(startPostgres(options)).rejects.toThrow('template database "template1" does not exist')
  expect(await exists(join(dataDir, 'pg/postmaster.pid'))).toBe(false)
})
