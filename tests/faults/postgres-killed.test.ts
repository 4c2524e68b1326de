import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeFolder, noOrdinaryUser, ordinaryUid, removeFolders } from './data-folder.ts'
import { killPostgres } from './kill-postgres.ts'
import { killAllStores, type StoreProcess, serverPid, startStore } from './store-process.ts'

vi.setConfig({ testTimeout: 60_000 })
afterEach(async () => {
  await killAllStores()
  await removeFolders()
})

const leaveMark = `INSERT INTO contact_message (answers) VALUES ('{"email": "ada@example.org"}')`
const marks = 'SELECT count(*)::int FROM contact_message'

async function expectMarks(store: StoreProcess, count: number) {
  expect(store.said).toBe('open')
  expect(await store.query(marks)).toMatchObject({ rows: [{ count }] })
}

test('a server that outlived its killed Node is taken over and later stopped', async (context) => {
  context.skip(noOrdinaryUser() !== undefined, noOrdinaryUser())
  const dataDir = await makeFolder(ordinaryUid)
  const withoutSetpriv = { uid: ordinaryUid, path: dirname(process.execPath) }
  const killed = await startStore(dataDir, withoutSetpriv)
  await killed.query(leaveMark)
  await killed.kill()
  const survivor = await serverPid(dataDir)

  const next = await startStore(dataDir, withoutSetpriv)
  await expectMarks(next, 1)
  expect(await serverPid(dataDir)).toBe(survivor)
  await next.close()
  await expect(serverPid(dataDir)).rejects.toThrow('ENOENT')
})

test('after kill -9 of Node and PostgreSQL the next start recovers all committed data', async () => {
  const dataDir = await makeFolder()
  const killed = await startStore(dataDir)
  await killed.query(leaveMark)
  await killPostgres(dataDir)
  await killed.kill()
  await expectMarks(await startStore(dataDir), 1)
})

test('a stale postmaster.pid whose PID belongs to another program does not prevent the start', async () => {
  const dataDir = await makeFolder()
  await (await startStore(dataDir)).close()
  await writeFile(join(dataDir, 'pg', 'postmaster.pid'), `${process.pid}\n`)
  expect((await startStore(dataDir)).said).toBe('open')
})
