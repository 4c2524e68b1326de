import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Outcome } from '../../domain/refusals.ts'
import { applicationExport } from '../../domain/review/application-query.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { saveRegions } from '../../store/staff/staff-regions.ts'
import { exportMatches } from '../programme/export-matches.ts'
import { readBoard } from '../programme/read-board.ts'
import { exportApplications } from './export-applications.ts'
import { makeFeed, readFeed } from './manage-calendar-feed.ts'
import { notifyStaff } from './notify-staff.ts'
import type { Sheet } from './sheet.ts'

let database: TestDatabase
let store: Store
let african: Staff
let unlimited: Staff
const hospitals: string[] = []
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  unlimited = await makeStaff(store, 'coordinator')
  african = { ...(await makeStaff(store, 'coordinator')), regions: [1] }
  await saveRegions(store, african.id, [1])
  for (const country of ['Ghana', 'Poland']) {
    const sides = {
      hospital: { name: `Hospital of ${country}`, country },
      expert: { surname: `Of ${country}`, country },
    }
    const match = await keepCollaboration(store, 'active', sides)
    const ends_on = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await store.db.updateTable('match').set({ ends_on }).where('id', '=', match.id).execute()
    hospitals.push(match.hospitalId)
    await invite(country)
  }
})
afterAll(() => database.drop())

async function invite(country: string) {
  const { id } = await keepExpert(store, { surname: `Invited of ${country}`, country })
  for (const status of ['in_review', 'interview'] as const)
    await store.db.updateTable('application').set({ status }).where('id', '=', id).execute()
  const who = {
    staff_id: unlimited.id,
    staff_name: 'Ama',
    interviewer_id: unlimited.id,
    interviewer_name: 'Ama',
  }
  const when = { starts_at: new Date(Date.now() + 86_400_000), minutes: 30, place: 'By telephone' }
  const event = { event_id: crypto.randomUUID(), sequence: 0, mailed: true }
  await store.db
    .insertInto('interview')
    .values({ application_id: id, ...who, ...when, ...event })
    .execute()
}

async function textOf(exported: Outcome<Sheet>): Promise<string> {
  if (!exported.ok) throw new Error(exported.refusal.code)
  const parts = []
  for await (const bytes of exported.value.bytes) parts.push(Buffer.from(bytes))
  return Buffer.concat(parts).toString()
}

test('41.77 Exports hold only one’s own regions, also of experts', async () => {
  const experts = (staff: Staff, query: object = {}) =>
    exportApplications(store, staff, 'csv', v.parse(applicationExport, { kind: 'expert', ...query }))
  const own = await textOf(await experts(african))
  expect(own).toContain('Of Ghana')
  expect(own).not.toContain('Of Poland')
  expect(await textOf(await experts(unlimited))).toContain('Of Poland')
  const matches = await textOf(await exportMatches(store, african, 'csv', {}))
  expect(matches).toContain('Hospital of Ghana')
  expect(matches).not.toContain('Hospital of Poland')
})

test('41.75 The board holds the matches of one’s regions', async () => {
  const active = async (staff: Staff) => {
    const { count, tickets } = (await readBoard(store, staff, {})).active ?? {}
    return { count, hospitals: tickets?.map(({ hospital_id }) => hospital_id).sort() }
  }
  expect(await active(african)).toEqual({ count: 1, hospitals: hospitals.slice(0, 1) })
  expect(await active(unlimited)).toEqual({ count: 2, hospitals: [...hospitals].sort() })
})

test('41.78 The calendar of a limited colleague has the interviews and days of their regions', async () => {
  const calendarOf = async (staff: Staff) => {
    const made = await makeFeed(store, staff, false)
    const read = made.ok ? await readFeed(store, made.value.token, new URL('https://aster.example')) : made
    if (!read.ok) throw new Error(read.refusal.code)
    return read.value.replaceAll('\r\n ', '')
  }
  const own = await calendarOf(african)
  expect(own).toContain('Invited of Ghana')
  expect(own).toContain('Hospital of Ghana')
  expect(own).not.toContain('Poland')
  const all = await calendarOf(unlimited)
  expect(all).toContain('Invited of Poland')
  expect(all).toContain('Hospital of Poland')
})

test('41.78 The digest of a limited colleague tells of their regions alone', async () => {
  for (const id of hospitals)
    await writeAudit(store, applicant, 'application_edited', ['application', id], { fields: ['city'] })
  await store.db.deleteFrom('mail').execute()
  const tomorrow = new Date(Date.now() + 86_400_000)
  await notifyStaff(store, undefined, new Date(tomorrow.setUTCHours(7, 0)))
  const mails = await store.db.selectFrom('mail').select(['recipient', 'letter']).execute()
  const rows = await store.db
    .selectFrom('application')
    .select(['id', 'number'])
    .where('id', 'in', hospitals)
    .execute()
  const [ghana, poland] = hospitals.map(
    (id) => `H-${String(rows.find((row) => row.id === id)?.number).padStart(5, '0')}`,
  )
  const digestOf = ({ email }: Staff) =>
    JSON.stringify(mails.find(({ recipient }) => recipient === email)?.letter)
  expect(digestOf(african)).toContain(ghana)
  expect(digestOf(african)).not.toContain(poland)
  expect(digestOf(unlimited)).toContain(poland)
})
