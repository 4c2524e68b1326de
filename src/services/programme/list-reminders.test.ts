import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration, keepHospital } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { readReminder } from './list-reminders.ts'
import { sendReminder } from './remind-by-hand.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('42.3 a reminder is previewed and sent once, and the answer says when the next one is possible', async () => {
  const { store } = database
  const staff = { ...(await makeStaff(store, 'coordinator')), name: 'Nia' }
  const shortlisted = ['shortlisted', 'shortlisted', 'shortlisted'] as const
  const hospital = await keepHospital(store, 'shortlist_sent', shortlisted)
  const report = await keepCollaboration(store, 'active')
  for (const [reminded, to] of [
    [{ about: 'shortlist', id: hospital.id }, hospital.email],
    [{ about: 'midterm_report', id: report.id }, undefined],
  ] as const) {
    const offered = await readReminder(store, reminded)
    expect(offered).toMatchObject({ value: { from: null, ...(to && { to }) } })
    expect(offered.ok && offered.value.text.length).toBeGreaterThan(50)
    expect(await sendReminder(store, staff, reminded)).toMatchObject({ value: { sent: true } })
    expect(await sendReminder(store, staff, reminded)).toMatchObject({
      refusal: { code: 'reminded_already' },
    })
    const later = await readReminder(store, reminded)
    expect(later.ok && later.value.from).toBeTruthy()
  }
  const sent = await store.db
    .selectFrom('audit')
    .select('action')
    .where('action', '=', 'reminder_sent')
    .execute()
  expect(sent).toHaveLength(2)
})

test('42.3 no reminder is offered if nobody waits for anything', async () => {
  const { store } = database
  const eligible = await keepHospital(store, 'eligible')
  for (const id of [eligible.id, randomUUID()]) {
    const found = await readReminder(store, { about: 'shortlist', id })
    expect(found).toMatchObject({ refusal: { code: 'not_found' } })
  }
})
