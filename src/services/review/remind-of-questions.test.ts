import { expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { mailNewLink } from './mail-new-link.ts'
import { type MoveOrder, moveApplications } from './move-applications.ts'
import { readToday } from './read-today.ts'

const desk = coordinatorDesk()

test('43.37 a link that is mailed to somebody who has not answered says what was asked, and Today says when', async () => {
  const { id, email } = await keepExpert(desk.store)
  const move = async (order: Pick<MoveOrder, 'to' | 'asked'>) => {
    const { version } = await desk.store.db
      .selectFrom('application')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const given = { applications: [{ id, version }], mail: null, ...order }
    expect(await moveApplications(desk.store, desk.staff, given, 0)).toMatchObject({ ok: true })
  }
  await move({ to: 'in_review' })
  const asked = { fields: ['country'], note: 'Where do you work from 2027?' }
  await move({ to: 'info_requested', asked })
  await desk.store.db
    .updateTable('information_request')
    .set({ asked_at: new Date('2026-01-05T10:00:00Z') })
    .execute()
  await desk.store.db
    .updateTable('application')
    .set({ updated_at: new Date('2026-01-05T10:00:00Z') })
    .where('id', '=', id)
    .execute()
  const row = async () => {
    const today = await readToday(desk.store, { ...desk.staff, role: 'coordinator' })
    return today.ok ? today.value.information_unanswered.items.find((item) => item.id === id) : undefined
  }
  expect(await row()).not.toHaveProperty('reminded_at')
  await mailNewLink(desk.store, desk.staff, id, settingsOfTests.pins)
  const text = (await desk.outcomes.mailsTo(email)).at(-1)?.text
  expect(text).toContain('Where do you work from 2027?')
  expect(text).toContain('Country')
  expect(await row()).toMatchObject({ reminded_at: expect.any(String) })
})
