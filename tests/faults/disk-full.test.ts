import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { folderTransport } from '../../src/mail/transport/folder-transport.ts'
import { openStore } from '../../src/store/open-store.ts'
import { connectionUrl } from '../../src/store/postgres/address.ts'
import { countOf, mailRows, openPostOffice, queueMails } from '../harness/mail/post-office.ts'
import { freshDatabase } from '../harness/postgres/test-database.ts'
import { onServer, quiet } from '../harness/postgres/test-postgres.ts'
import { secretOfTests } from '../harness/protection/page-opened.ts'
import { startAster } from '../harness/server/start-aster.ts'
import { tellFigures } from '../harness/setup/trial.ts'
import { removeFolders } from './data-folder.ts'
import { findFalseAnswers } from './find-false-answers.ts'
import { mountSmallDisk, noSmallDisk } from './small-disk.ts'
import { type Heard, visitUntilStopped } from './visitors.ts'

vi.setConfig({ testTimeout: 300_000 })
afterAll(removeFolders)

const soon = { timeout: 60_000, interval: 50 }
const fullMs = 60_000
const answered = (status: number) => (heard: Heard) =>
  heard.errand === 'application' && heard.status === status
const mailsIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.eml'))

test('on a full disk writes are refused and reads work; with free space all works again', async (context) => {
  const reason = await noSmallDisk()
  context.skip(reason !== undefined, reason)
  const disk = await mountSmallDisk('200m')
  onTestFinished(disk.unmount)
  const dataDir = join(disk.folder, 'data')
  const settings = { ASTER_DATA_DIR: dataDir, ASTER_SECRET: secretOfTests, ASTER_TRUST_PROXY: 'loopback' }
  const aster = await startAster('', settings)
  onTestFinished(() => void aster.process.kill('SIGKILL'))
  const visiting = visitUntilStopped(aster.url)
  await vi.waitUntil(() => visiting.heard.some(answered(201)), soon)

  await disk.fill()
  await vi.waitUntil(() => visiting.heard.some(answered(503)), soon)
  expect((await fetch(aster.url + paths.stories())).status).toBe(200)
  await sleep(fullMs)
  const databaseUrl = connectionUrl({ host: join(dataDir, 'socket'), port: 5432 }, 'aster')
  await expect(writeAhead(databaseUrl)).rejects.toThrow()
  await vi.waitUntil(() => aster.printed().includes('PostgreSQL has stopped'), soon)
  expect((await fetch(`${aster.url}/healthz`)).status).toBe(200)
  expect((await fetch(aster.url + paths.about())).status).toBe(200)
  await disk.makeRoom()
  const since = performance.now()
  await vi.waitUntil(() => visiting.heard.some((heard) => heard.at > since && answered(201)(heard)), soon)
  const againMs = performance.now() - since
  const all = await visiting.stop()

  const store = await openStore({ databaseUrl, dataDir: '', databasePool: 2, log: quiet })
  expect(await findFalseAnswers(store, all)).toEqual([])
  // The outbox backs off with production intervals.
  await expect.poll(() => countOf(store, 'queued'), { timeout: 2 * fullMs + 30_000 }).toBe(0)
  const mails = await mailRows(store)
  expect(await mailsIn(join(dataDir, 'mail'))).toHaveLength(mails.length)
  await store.close()
  await aster.stop()

  const again = await startAster('', settings)
  const reopened = await openStore({ databaseUrl, dataDir: '', databasePool: 2, log: quiet })
  expect(await findFalseAnswers(reopened, all)).toEqual([])
  await reopened.close()
  await again.stop()
  tellFigures(`a disk that was full for ${fullMs / 1000} s`, {
    answers: all.length,
    'of them 503': all.filter(({ status }) => status === 503).length,
    accepted: all.filter(answered(201)).length,
    'taking applications after, s': (againMs / 1000).toFixed(1),
  })
})

/** Without space for its write-ahead log PostgreSQL stops, reads included. */
async function writeAhead(databaseUrl: string): Promise<never> {
  for (;;) await onServer(databaseUrl, `SELECT pg_logical_emit_message(false, 'full', repeat('.', 1000000))`)
}

test('mails wait while their folder is full, and become complete files once there is space', async (context) => {
  const reason = await noSmallDisk()
  context.skip(reason !== undefined, reason)
  const [disk, database] = await Promise.all([mountSmallDisk('1m'), freshDatabase()])
  onTestFinished(disk.unmount)
  const folder = join(disk.folder, 'mail')
  const { store } = database
  await disk.fill()
  await queueMails(store, 5)
  const office = openPostOffice(store, folderTransport(folder))
  await expect
    .poll(async () => (await mailRows(store)).some(({ problem }) => problem === 'ENOSPC'), soon)
    .toBe(true)
  expect(await countOf(store, 'sent')).toBe(0)
  await disk.makeRoom()
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(5)
  await office.close()
  const names = await mailsIn(folder)
  expect(names).toHaveLength(5)
  for (const name of names) expect(await readFile(join(folder, name), 'utf8')).toMatch(/--\r\n$/)
  expect(await readdir(folder)).toEqual(names)
  await database.drop()
})
