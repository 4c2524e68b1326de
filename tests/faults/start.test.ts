import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { isRoot, makeFolder, noOrdinaryUser, ordinaryUid, removeFolders } from './data-folder.ts'
import { startSite } from './start-process.ts'

vi.setConfig({ testTimeout: 60_000 })
afterAll(removeFolders)

type Start = Parameters<typeof startSite>

async function expectRefusal(sentence: string, ...start: Start) {
  const site = await startSite(...start)
  expect(await site.ended).toBe(1)
  expect(site.said()).toBe(`ASTER cannot start. ${sentence}\n`)
}

describe.concurrent('a start that cannot listen names the address and its setting', () => {
  let database: TestDatabase
  let other: Server
  let taken: string
  beforeAll(async () => {
    database = await freshDatabase()
    other = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => other.once('listening', done))
    taken = `${(other.address() as { port: number }).port}`
  })
  afterAll(async () => {
    other.close()
    await database.drop()
  })
  const settings = async () => ({ DATABASE_URL: database.url, ASTER_DATA_DIR: await makeFolder() })

  test('a port in use', async () => {
    const sentence = `Port ${taken} is taken: stop the other program or set PORT to another.`
    await expectRefusal(sentence, { ...(await settings()), PORT: taken })
  })

  test('a metrics port in use', async () => {
    const sentence = `Port ${taken} is taken: stop the other program or set ASTER_METRICS_PORT to another.`
    await expectRefusal(sentence, { ...(await settings()), ASTER_METRICS_PORT: taken })
  })

  test('an unknown host name', async () => {
    const sentence = 'No address is known for nowhere.invalid: set HOST to one of this machine.'
    await expectRefusal(sentence, { ...(await settings()), HOST: 'nowhere.invalid' })
  })

  test('an address of another machine', async () => {
    const sentence = '192.0.2.1 is not an address of this machine: set HOST to one that is.'
    await expectRefusal(sentence, { ...(await settings()), HOST: '192.0.2.1' })
  })
})

describe.concurrent('a start with an unusable data directory names it and says what to do', () => {
  const secrets = [
    ['kept', {}],
    ['given', { ASTER_SECRET: 'Zk4v9qTn2Lr8Xw1Cy6Bd3Mh7Js5Pf0Ag' }],
  ] as const

  test.each(secrets)('not a folder, with a %s secret', async (_, env) => {
    const sentence = '/dev/null is not a folder: choose another ASTER_DATA_DIR.'
    await expectRefusal(sentence, { ASTER_DATA_DIR: '/dev/null', ...env })
  })

  test.each(secrets)('not writable for this user, with a %s secret', async (_, env) => {
    const dataDir = await makeFolder(ordinaryUid)
    await chmod(dataDir, 0o500)
    const site = await startSite({ ASTER_DATA_DIR: dataDir, ...env }, { uid: ordinaryUid })
    expect(await site.ended).toBe(1)
    expect(site.said()).toMatch(
      /^ASTER cannot start\. This user may not use \S+: start ASTER as the user it belongs to, or choose another ASTER_DATA_DIR\.\n$/,
    )
    await chmod(dataDir, 0o700)
  })

  test('a truncated secret', async () => {
    const dataDir = join(await makeFolder(), 'data')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'secret'), '')
    const sentence = `${dataDir}/secret is damaged: restore it, or remove it for a new one, which ends the sessions and links of the old.`
    await expectRefusal(sentence, { ASTER_DATA_DIR: dataDir })
  })
})

describe('a first start', () => {
  let dataDir: string
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    const place = await makeFolder()
    await chmod(place, 0o755)
    dataDir = join(place, 'data')
    site = await startSite({ ASTER_DATA_DIR: dataDir, ASTER_LOG_LEVEL: 'info' })
    await vi.waitUntil(() => site.said().includes('ASTER is ready'), { timeout: 30_000 })
    site.signal('SIGTERM')
    expect(await site.ended).toBe(0)
  })

  test('prints after the addresses where its time went', () => {
    expect(site.said()).toMatch(/ Back office +http[\s\S]*\nStarted in [\d.]+ s: .*PostgreSQL [\d.]+.*\.\n/)
  })

  test('prints the set-up link on the terminal and not in the log', () => {
    expect(site.said()).toMatch(/First administrator +http:\S+\?token=\S+/)
    const lines = site.logged().trim().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
    expect(site.logged()).not.toContain('token=')
  })

  test('by another user on a data directory of root names it and says what to do', async (context) => {
    context.skip(!isRoot, 'only root can create data for another user')
    context.skip(noOrdinaryUser() !== undefined, noOrdinaryUser())
    const sentence = `This user may not use ${dataDir}/secret: start ASTER as the user it belongs to, or choose another ASTER_DATA_DIR.`
    await expectRefusal(sentence, { ASTER_DATA_DIR: dataDir }, { uid: ordinaryUid })
  })
})
