import { access, chmod, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isRoot, makeFolder, noOrdinaryUser, ordinaryUid, removeFolders } from './data-folder.ts'
import { killAllStores, type StoreProcess, serverPid, startStore } from './store-process.ts'

vi.setConfig({ testTimeout: 60_000 })
async function clearAway() {
  await killAllStores()
  await removeFolders()
}

const whichCluster = 'SELECT system_identifier::text AS id FROM pg_control_system()'

async function effectiveUid(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^Uid:\s+\d+\s+(\d+)/m.exec(status)?.[1])
}

describe('the first start', () => {
  let dataDir: string
  let first: StoreProcess
  beforeAll(async () => {
    dataDir = join(await makeFolder(), 'data')
    first = await startStore(dataDir)
  })
  afterAll(clearAway)

  test('by root runs the server as user nobody, even inside a folder that only root may enter', async (context) => {
    context.skip(!isRoot, 'only root can start it as another user')
    expect(first.said).toBe('open')
    expect(await effectiveUid(await serverPid(dataDir))).toBe(65534)
    expect((await stat(join(dataDir, 'pg'))).uid).toBe(65534)
  })

  test('creates a database; closing stops the server cleanly, and the second start only opens it', async () => {
    expect(first.said).toBe('open')
    const { rows: made } = await first.query(whichCluster)
    await first.query(`INSERT INTO rate_limit VALUES ('kept', 1, now())`)
    const pid = await serverPid(dataDir)
    expect(await first.close()).toBe(0)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    await expect(access(join(dataDir, 'pg', 'postmaster.pid'))).rejects.toThrow('ENOENT')
    expect(first.complaints()).toBe('')

    const before = performance.now()
    const second = await startStore(dataDir)
    expect(performance.now() - before).toBeLessThan(5000)
    expect((await second.query(whichCluster)).rows).toEqual(made)
    expect((await second.query(`SELECT hits FROM rate_limit WHERE key = 'kept'`)).rows).toEqual([{ hits: 1 }])
    await second.close()
  })

  test('by root creates data; an ordinary user who opens them gets an error that names their owner', async (context) => {
    context.skip(!isRoot, 'only root can create data for another user')
    context.skip(noOrdinaryUser() !== undefined, noOrdinaryUser())
    for (const folder of [dirname(dataDir), dataDir]) await chmod(folder, 0o755)
    const theirs = await startStore(dataDir, { uid: ordinaryUid })
    expect(theirs.said).toMatch(/pg belongs to another user \(number 65534\): start ASTER as that user/)
  })
})

describe('another first start', () => {
  afterEach(clearAway)

  test('by an ordinary user runs the server as that user, and so does a later start by root', async (context) => {
    context.skip(!isRoot, 'only root can try both; the other tests start it as an ordinary user')
    context.skip(noOrdinaryUser() !== undefined, noOrdinaryUser())
    const dataDir = await makeFolder(ordinaryUid)
    const theirs = await startStore(dataDir, { uid: ordinaryUid })
    expect(theirs.said).toBe('open')
    expect(await effectiveUid(await serverPid(dataDir))).toBe(ordinaryUid)
    await theirs.close()

    const roots = await startStore(dataDir)
    expect(roots.said).toBe('open')
    expect(await effectiveUid(await serverPid(dataDir))).toBe(ordinaryUid)
  })

  test('on a data directory with a long path puts the socket into a short path', async () => {
    const dataDir = join(await makeFolder(), 'a-very-long-name-of-a-folder'.repeat(4))
    const store = await startStore(dataDir)
    expect(store.said).toBe('open')
    const { rows } = await store.query('SHOW unix_socket_directories')
    const folder = String(rows?.[0]?.unix_socket_directories)
    expect(folder.length).toBeLessThan(80)
    await store.close()
    await expect(access(folder)).rejects.toThrow('ENOENT')
  })
})
