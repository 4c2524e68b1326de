import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ReportKind } from '../../domain/programme/reports.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { lockMatchesOf } from '../../store/matching/matches.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { listReports } from '../../store/programme/reports.ts'
import { changeDueDay, decideReport, type ReportDecision } from './decide-report.ts'
import { remindOfReports } from './remind-of-reports.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'coordinator')
})
afterAll(() => database.drop())

const db = () => database.store.db
const kind: ReportKind = 'feedback_report'
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

async function reportOf(id: string) {
  const report = (await listReports(database.store, [id])).find((one) => one.kind === kind)
  if (!report) throw new Error('No report')
  return report
}

async function saveReport(change: object) {
  const kept = await keepCollaboration(database.store, 'active')
  await db()
    .updateTable('report')
    .set({ reminders: 3, ...change })
    .where('match_id', '=', kept.id)
    .where('kind', '=', kind)
    .execute()
  return kept
}

const submitted = { status: 'submitted', answers: { text: 'It went well.' }, submitted_at: new Date() }

async function decide(id: string, decision: ReportDecision, note = '') {
  const { version } = await reportOf(id)
  return decideReport(database.store, staff, { id, kind, version, decision, note })
}

const headings = async (applicationId: string) => {
  const mails = await db()
    .selectFrom('mail')
    .select('letter')
    .where('application_id', '=', applicationId)
    .orderBy('queued_at')
    .execute()
  return mails.map(({ letter }) => letter.heading)
}

test('25.3 a submitted report can be accepted, and stays accepted', async () => {
  const { id } = await saveReport(submitted)
  expect(await decide(id, 'accept')).toMatchObject({ ok: true })
  expect(await reportOf(id)).toMatchObject({ status: 'accepted', settled_at: expect.any(Date) })
  expect(await decide(id, 'waive', 'Not needed.')).toMatchObject({ refusal: { code: 'wrong_status' } })
})

test('25.3 a report can be sent back with a note for its author, and is due in two weeks', async () => {
  const { id, hospitalId } = await saveReport({ ...submitted, due_on: day(-3) })
  expect(await decide(id, 'return')).toMatchObject({ refusal: { errors: { note: 'required' } } })
  expect(await decide(id, 'return', 'How many wards?')).toMatchObject({ ok: true })
  expect(await reportOf(id)).toMatchObject({ status: 'due', note: 'How many wards?', due_on: day(14) })
  expect(await headings(hospitalId)).toEqual(['We have a question about your report'])
  await remindOfReports(database.store)
  expect(await headings(hospitalId), 'and no reminder on top').toHaveLength(1)
})

test('25.3 a report can be waived with a reason, and requested again', async () => {
  const { id } = await saveReport({})
  expect(await decide(id, 'waive')).toMatchObject({ refusal: { errors: { note: 'required' } } })
  expect(await decide(id, 'waive', 'Said by telephone.')).toMatchObject({ ok: true })
  expect(await decide(id, 'reopen')).toMatchObject({ ok: true })
  expect(await reportOf(id)).toMatchObject({ status: 'due', note: null, settled_at: null })
})

test('25.3 of two concurrent decisions about a report one is refused as a version conflict', async () => {
  const { id } = await saveReport(submitted)
  const { version } = await reportOf(id)
  const both = await Promise.all(
    (['accept', 'return'] as const).map((decision) =>
      decideReport(database.store, staff, { id, kind, version, decision, note: 'Why?' }),
    ),
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'version_conflict' } })
})

test('25.3 reports of an ended collaboration cannot be decided', async () => {
  const { id } = await saveReport(submitted)
  await db().updateTable('match').set({ status: 'ended_early' }).where('id', '=', id).execute()
  expect(await decide(id, 'accept')).toMatchObject({ refusal: { code: 'wrong_status' } })
})

test('25.3 a new due date restarts the reminders', async () => {
  const { id } = await saveReport({})
  const { version } = await reportOf(id)
  const change = (due_on: string) => changeDueDay(database.store, staff, { id, kind, version, due_on })
  expect(await change('soon')).toMatchObject({ refusal: { errors: { due_on: 'invalid_time' } } })
  expect(await change(day(60))).toMatchObject({ ok: true })
  const kept = await db().selectFrom('report').selectAll().where('match_id', '=', id).execute()
  expect(kept.find((one) => one.kind === kind)).toMatchObject({ due_on: day(60), reminders: 0 })
})

test('25.4 reminders of a report are sent before, on and after the due date, each once', async () => {
  const { id, hospitalId } = await saveReport({ due_on: day(15), reminders: 0 })
  const told: string[] = []
  for (const due of [15, 14, 1, 0, -13, -14, -40]) {
    await db()
      .updateTable('report')
      .set({ due_on: day(due) })
      .where('match_id', '=', id)
      .where('kind', '=', kind)
      .execute()
    await Promise.all(Array.from({ length: 4 }, () => remindOfReports(database.store)))
    told.push(`${due}: ${(await headings(hospitalId)).length}`)
  }
  expect(told).toEqual(['15: 0', '14: 1', '1: 1', '0: 2', '-13: 2', '-14: 3', '-40: 3'])
  expect(await headings(hospitalId)).toEqual([
    'Your report is due in two weeks',
    'Your report is due today',
    'Your report is overdue',
  ])
})

test('25.4 no reminder is sent while another transaction locks the request', async () => {
  const { hospitalId } = await saveReport({ due_on: day(-20), reminders: 0 })
  await transaction(database.store, async (trx) => {
    await lockMatchesOf(trx, hospitalId)
    expect(await remindOfReports(database.store)).toBe(0)
  })
  expect(await remindOfReports(database.store)).toBe(1)
})

test('25.4 missed reminders are not sent later; only the latest is', async () => {
  const { hospitalId } = await saveReport({ due_on: day(-20), reminders: 0 })
  expect(await remindOfReports(database.store)).toBe(1)
  expect(await headings(hospitalId)).toEqual(['Your report is overdue'])
})

test.each(['on_hold', 'ended_early'] as const)(
  '25.4 no reminder is sent while a match is %s',
  async (status) => {
    const { id, hospitalId } = await saveReport({ due_on: day(-20), reminders: 0 })
    await db().updateTable('match').set({ status }).where('id', '=', id).execute()
    expect(await remindOfReports(database.store)).toBe(0)
    expect(await headings(hospitalId)).toEqual([])
  },
)
