import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { openSignIn } from '../../src/services/staff/open-sign-in.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { appendPiece, createUpload } from '../../src/store/uploads/uploads.ts'
import { codeFor, StaffBrowser } from '../api/staff-browser.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { emptyDatabase } from '../harness/postgres/empty-database.ts'
import { fingerprint, withClient } from '../harness/postgres/fingerprint.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'
import { secretOfTests } from '../harness/protection/page-opened.ts'
import { signInOfTests } from '../harness/server/settings-of-tests.ts'
import { startAster } from '../harness/server/start-aster.ts'
import { tellFigures } from '../harness/setup/trial.ts'
import { passwordOfTests, signInAs } from '../harness/staff/staff.ts'
import { createApplicant } from './applicant.ts'
import { seedApplications, startWriters } from './busy-registry.ts'
import { makeFolder, removeFolders } from './data-folder.ts'
import { runBackup } from './run-backup.ts'
import { openClient } from './writers/client.ts'

const applications = 10_000
const minutes = 60_000
const writers = 8

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(removeFolders)

type Kind = 'embedded' | 'server'

/** The settings of a data directory or a database server. */
async function place(kind: Kind) {
  const dataDir = await makeFolder()
  if (kind === 'embedded')
    return { env: { ASTER_DATA_DIR: dataDir, DATABASE_URL: '' }, dataDir, databaseUrl: undefined }
  const { url, drop } = await emptyDatabase()
  closers.push(drop)
  return { env: { ASTER_DATA_DIR: dataDir, DATABASE_URL: url }, dataDir, databaseUrl: url }
}

type Place = Awaited<ReturnType<typeof place>>

async function lookInto<T>({ databaseUrl, dataDir }: Place, act: (url: string) => Promise<T>): Promise<T> {
  if (databaseUrl) return act(databaseUrl)
  const server = await startPostgres({ dataDir, maxConnections: 20, log: quiet })
  return act(server.url('aster')).finally(server.close)
}

/** A staff member who signs in with a one-time code. */
async function createStaffWithSecondStep(store: Store) {
  const staff = await signInAs(store, 'administrator')
  const { api } = openSignIn(store, signInOfTests('https://aster.example'))
  const headers = new Headers({ cookie: staff.cookie })
  const begun = await api.enableTwoFactor({ body: { password: passwordOfTests, method: 'totp' }, headers })
  const key = ('totpURI' in begun && new URL(begun.totpURI).searchParams.get('secret')) || ''
  await api.verifyTOTP({ body: { code: codeFor(key) }, headers })
  return { email: staff.email, key }
}

describe.each<[Kind, Kind]>([
  ['embedded', 'server'],
  ['server', 'embedded'],
])('a backup of the %s database', (from, to) => {
  test(`32.1 made during writes is a consistent snapshot, and restores completely to the ${to} one`, {
    timeout: 15 * minutes,
  }, async () => {
    const source = await place(from)
    await writeFile(join(source.dataDir, 'secret'), secretOfTests)
    const store = await openStore({ ...source, databasePool: writers + 4, log: quiet })
    closers.push(store.close)
    const [person] = [await keepExpert(store), await keepExpert(store)]
    await seedApplications(store.databaseUrl, person.id, applications)
    const staff = await createStaffWithSecondStep(store)
    const resume = createApplicant('', 1).fileOf('resume')
    const { id } = await createUpload(store, { name: 'cv.pdf', size: resume.length })
    await appendPiece(store, id, 0, resume.subarray(0, resume.length / 2))

    const busy = await startWriters(store, writers)
    closers.push(busy.stop)
    await vi.waitUntil(() => busy.committed() > 1000, { timeout: minutes })
    const alone = busy.medianMs()
    await busy.hold()
    await store.db.deleteFrom('mail').execute() // queued mails are the subject of another rule
    const moment = await fingerprint(store.databaseUrl)
    const file = join(source.dataDir, 'all.backup')
    const settings = { ASTER_BACKUP_PASSPHRASE: 'kept by the tests' }
    const made = await withClient(store.databaseUrl, async (gate) => {
      await gate.query('BEGIN')
      await gate.query('LOCK TABLE agreement IN ACCESS EXCLUSIVE MODE') // the second table of a backup
      const making = runBackup('back-up', [file], { ...source.env, ...settings })
      const waits = sql`SELECT FROM pg_stat_activity WHERE application_name = 'aster backup' AND wait_event_type = 'Lock'`
      const begun = vi.waitUntil(async () => (await waits.execute(store.db)).rows.length, {
        timeout: minutes,
      })
      const early = await Promise.race([begun, making])
      expect(early, 'the backup waits for the table that is locked').toBe(1)
      const before = busy.committed()
      busy.release()
      await vi.waitUntil(() => busy.committed() >= before + 3 * writers, { timeout: minutes })
      busy.medianMs()
      await gate.query('COMMIT')
      return making
    })
    const beside = busy.medianMs()
    await busy.stop()
    expect(made, made.said).toMatchObject({ code: 0 })
    expect(await fingerprint(store.databaseUrl), 'others have written meanwhile').not.toEqual(moment)

    const target = await place(to)
    const restored = await runBackup('restore', [file], { ...target.env, ...settings })
    expect(restored, restored.said).toMatchObject({ code: 0 })
    expect(restored.said).not.toContain('damaged')
    await lookInto(target, async (url) => {
      expect(await fingerprint(url)).toEqual(moment)
      const flip =
        'UPDATE upload_piece SET bytes = set_byte(bytes, 0, get_byte(bytes, 0) # 1) WHERE upload_id = $1'
      await withClient(url, async (client) => {
        await client.query(flip, [id])
        await client.query('DELETE FROM edit_link WHERE application_id <> $1', [person.id])
        const marks = await fingerprint(url)
        const differing = Object.keys(moment).filter((table) => marks[table] !== moment[table])
        expect(differing.toSorted(), 'a changed byte and a missing row are found').toEqual([
          'edit_link',
          'upload_piece',
        ])
        await client.query(flip, [id])
      })
    })

    const aster = await startAster('', target.env)
    closers.push(aster.stop)
    const browser = new StaffBrowser(aster.url)
    await browser.post(paths.login(), { email: staff.email, password: passwordOfTests })
    expect((await browser.post(paths.loginCode(), { code: codeFor(staff.key, 1) })).location).toBe(
      paths.admin(),
    )
    const { hash, email, pin } = person
    const proof = { json: { hash, email, pin } }
    const opened = await openClient(aster.url)('POST', '/api/experts-applications/authenticate', proof)
    expect(opened.body).toEqual({ success: true })
    const applicant = createApplicant(aster.url, 1)
    applicant.uploads.resume = id
    expect(await applicant.goOn()).toMatchObject({ reference: expect.stringMatching(/^E-\d+$/) })

    tellFigures(`a backup of the ${from} database, restored into the ${to} one`, {
      applications,
      rows: Number(/(\d+) rows/.exec(made.said)?.[1]),
      bytes: Number(/in (\d+) bytes/.exec(made.said)?.[1]),
      'seconds of backup': made.seconds.toFixed(1),
      'seconds of restore': restored.seconds.toFixed(1),
      'peak MB of backup': made.peakMb,
      'peak MB of restore': restored.peakMb,
      'others slower by': (beside / alone).toFixed(2),
    })
    expect(restored.seconds).toBeLessThan(600)
    await rm(file)
  })
})
