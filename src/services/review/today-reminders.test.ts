import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration, keepHospital } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Reminded } from '../programme/list-reminders.ts'
import { sendReminder } from '../programme/remind-by-hand.ts'
import { readToday } from './read-today.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('42.3 Today shows when the last reminder was sent, until the next one is possible', async () => {
  const { store } = database
  const staff = { ...(await makeStaff(store, 'coordinator')), name: 'Nia' }
  const shortlisted = ['shortlisted', 'shortlisted', 'shortlisted'] as const
  const [request, other] = [
    await keepHospital(store, 'shortlist_sent', shortlisted),
    await keepHospital(store, 'shortlist_sent', shortlisted),
  ]
  await store.db
    .updateTable('application')
    .set({ updated_at: daysAgo(20) })
    .where('id', 'in', [request.id, other.id])
    .execute()
  const match = await keepCollaboration(store, 'active')
  const due_on = daysAgo(2).toISOString().slice(0, 10)
  await store.db.updateTable('report').set({ due_on }).where('match_id', '=', match.id).execute()
  /** The rows that show the last reminder. */
  const reminded = async () => {
    const today = await readToday(store, { id: staff.id, role: 'coordinator' })
    if (!today.ok) throw new Error('Refused')
    const { shortlists_unanswered, reports_overdue } = today.value
    return [
      ...shortlists_unanswered.items.filter((item) => item.reminded_at).map(({ id }) => id),
      ...reports_overdue.items.filter((item) => item.reminded_at).map(({ report }) => report),
    ].sort()
  }
  expect(await reminded()).toEqual([])
  const orders: Reminded[] = [
    { about: 'shortlist', id: request.id },
    { about: 'midterm_report', id: match.id },
  ]
  for (const order of orders) expect(await sendReminder(store, staff, order)).toMatchObject({ ok: true })
  // The final report is owed by the same expert, who may not be reminded of it either.
  expect(await reminded()).toEqual([request.id, 'final_report', 'midterm_report'].sort())
  await store.db
    .updateTable('reminder')
    .set({ sent_at: daysAgo(1.1) })
    .execute()
  expect(await reminded()).toEqual([])
})
