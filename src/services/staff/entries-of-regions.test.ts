import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { auditQuery } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { listEntries, mailEntryAgain, removeWaitingEntry } from '../applications/list-waiting-entries.ts'
import { saveEntries } from '../applications/save-entries.ts'
import { listMails } from '../mail/read-outbox.ts'
import { judgeRegions } from './judge-regions.ts'
import { readAudit } from './read-audit.ts'

let database: TestDatabase
let store: Store
let african: Staff
let boss: Staff
const ids: Record<string, string> = {}
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  boss = await makeStaff(store, 'administrator')
  african = { ...(await makeStaff(store, 'coordinator')), regions: [1] }
  await enter('ghana', 'hospital', { country: 'Ghana' })
  await enter('poland', 'hospital', { country: 'Poland' })
  await enter('expert', 'expert', { country: 'Poland' })
  await enter('trainer', 'trainer', { country_origin: 'Poland' })
  await enter('nowhere', 'hospital', {})
})
afterAll(() => database.drop())

const addressOf = (name: string) => `${name}@hospital.example`

async function enter(name: string, kind: ApplicationKind, country: Record<string, string>) {
  const email = addressOf(name)
  const entry = { kind, source: 'paper', email, answers: { name, email, ...country }, locale: 'en' } as const
  const [kept] = await saveEntries(store, boss, [entry])
  ids[name] = String(kept?.id)
}

test('41.81 Entries that wait for their person are listed by the country among their answers', async () => {
  const listed = async (staff: Staff) => {
    const { count, entries } = await listEntries(store, staff, undefined)
    return { count, names: entries.map(({ name }) => name) }
  }
  expect(await listed(african)).toEqual({ count: 2, names: ['nowhere', 'ghana'] })
  expect((await listed(boss)).count).toBe(5)
})

test('41.81 Nobody mails or removes an entry of another region', async () => {
  const gone = { ok: false, refusal: { code: 'not_found' } }
  for (const name of ['poland', 'expert', 'trainer']) {
    expect(await mailEntryAgain(store, african, String(ids[name])), name).toEqual(gone)
    expect(await removeWaitingEntry(store, african, String(ids[name])), name).toEqual(gone)
  }
  const done = { ok: true, value: undefined }
  expect(await mailEntryAgain(store, african, String(ids.ghana))).toEqual(done)
  expect(await mailEntryAgain(store, boss, String(ids.poland))).toEqual(done)
  expect(await removeWaitingEntry(store, african, String(ids.nowhere))).toEqual(done)
})

test('41.81 The outbox and the audit leave out what is about such an entry', async () => {
  const mails = async (staff: Staff) => (await listMails(store, staff, { status: 'queued' })).rows
  expect((await mails(african)).map(({ recipient }) => recipient)).toEqual([addressOf('ghana')])
  const all = await mails(boss)
  expect(all).toHaveLength(4)
  const poland = all.find(({ recipient }) => recipient === addressOf('poland'))
  const subject = { of: ['mail'], in: 'params', names: ['id'], reach: 'read' } as const
  const judged = (staff: Staff) => judgeRegions(store, staff, subject, { params: { id: poland?.id } })
  expect(await judged(african)).toEqual({ ok: false, refusal: { code: 'not_found' } })
  expect((await judged(boss)).ok).toBe(true)
  const audited = async (staff: Staff) => {
    const page = await readAudit(store, staff, v.parse(auditQuery, { action: 'entry_mailed' }))
    return page.ok && page.value.entries.map(({ subject_id }) => subject_id)
  }
  expect(await audited(african)).toEqual([ids.ghana])
  expect(await audited(boss)).toEqual([ids.poland, ids.ghana])
})
