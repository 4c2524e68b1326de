import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '../../src/domain/refusals.ts'
import { transaction } from '../../src/store/postgres/transaction.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { times } from '../harness/setup/trial.ts'
import { createApplicant } from './applicant.ts'
import { removeFolders } from './data-folder.ts'
import { killUnderLoad } from './kill-under-load.ts'
import { type KilledSite, startSiteToKill } from './killed-site.ts'
import { type Crowd, startCrowd } from './writers/crowd.ts'
import type { Faults } from './writers/kind-of-write.ts'

vi.setConfig({ testTimeout: 1_800_000 })

let database: TestDatabase
let site: KilledSite
let crowd: Crowd
beforeAll(async () => {
  database = await freshDatabase()
  site = await startSiteToKill(database.url)
  crowd = startCrowd(site.url, database.store, site.dataDir)
})
afterAll(async () => {
  await site.stop()
  await database.drop()
  await removeFolders()
})

test('27.1 kill -9 of the server under sixteen writers loses, doubles and damages nothing, and refuses no request', () =>
  killUnderLoad({
    what: 'kill -9 of the server under 16 writers',
    kills: times(1, 100),
    crowd,
    store: database.store,
    kill: site.restart,
  }))

const one = (table: string, where: string) => `id = (SELECT id FROM ${table} WHERE ${where} LIMIT 1)`
const ofApplicants = `email LIKE 'applicant-%'`
const ofEdits = `application_id IN (SELECT subject_id FROM audit WHERE action = 'application_edited')`
const doubleMail = (which: string) =>
  `INSERT INTO mail (recipient, locale, letter, application_id)
   SELECT recipient, locale, letter, application_id FROM mail WHERE ${which} LIMIT 1`
const mailsOf = (status: string) =>
  `application_id IN (SELECT expert_id FROM match WHERE status = '${status}')`

test.each<[string, keyof Faults, string]>([
  ['a lost application', 'lost', `DELETE FROM application WHERE ${one('application', ofApplicants)}`],
  [
    'a second application of one person',
    'doubled',
    `DROP INDEX application_person;
     UPDATE application SET answers = answers || '{"email": "applicant-0@hospital.example"}' WHERE ${ofApplicants}`,
  ],
  ['a claim that no answer names', 'damaged', `UPDATE upload SET field = 'other' WHERE field = 'resume'`],
  ['a file without its application', 'damaged', `DELETE FROM upload WHERE field = 'resume'`],
  ['half a file', 'damaged', `DELETE FROM upload_piece WHERE start > 0`],
  [
    'a file with other bytes',
    'damaged',
    `UPDATE upload_piece SET bytes = sha256(bytes) || substr(bytes, 33)`,
  ],
  ['a mail too few', 'lost', `DELETE FROM mail WHERE recipient LIKE 'applicant-%'`],
  ['a mail about an application twice', 'doubled', doubleMail(`recipient LIKE 'applicant-%'`)],
  [
    'a lost edit',
    'lost',
    `UPDATE application SET answers = answers || '{"job_title": "Pharmacist"}'
     WHERE ${one('application', `answers ->> 'job_title' LIKE 'Pharmacist of grade%'`)}`,
  ],
  [
    'an edit without its history',
    'lost',
    `ALTER TABLE audit DISABLE TRIGGER USER; DELETE FROM audit WHERE action = 'application_edited'`,
  ],
  [
    'the history of an edit twice',
    'doubled',
    `INSERT INTO audit (actor, action, subject_kind, subject_id, fields)
     SELECT actor, action, subject_kind, subject_id, fields FROM audit WHERE action = 'application_edited' LIMIT 1`,
  ],
  ['a mail about an edit twice', 'doubled', doubleMail(ofEdits)],
  ['a lost choice', 'lost', `DELETE FROM match WHERE ${one('match', `status = 'selected'`)}`],
  ['a mail about a choice twice', 'doubled', doubleMail(mailsOf('selected'))],
  ['a mail too few about a choice', 'lost', `DELETE FROM mail WHERE ${mailsOf('not_selected')}`],
  ['page views that are lost and not counted', 'lost', 'DELETE FROM page_view'],
  [
    'a page view twice',
    'doubled',
    'INSERT INTO page_view (visit_id, path, entered_at) SELECT visit_id, path, entered_at FROM page_view LIMIT 1',
  ],
])('%s would have been found', async (_what, kind, damage) => {
  await transaction(database.store, async (inside) => {
    await sql.raw(damage).execute(inside.db)
    expect((await crowd.findFaults(inside))[kind]).not.toEqual([])
    return refuse('unavailable')
  })
})

test('the check detects a false 406', async () => {
  const sameAddress = createApplicant(site.url, 0)
  await expect(sameAddress.goOn()).rejects.toThrow('406')
})
