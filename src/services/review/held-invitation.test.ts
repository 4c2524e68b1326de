import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { type MoveOrder, moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'
import { readInterviews, setInterview } from './set-interview.ts'
import { undoMoves } from './undo-moves.ts'

let database: TestDatabase
let store: Store
let nia: Author
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  nia = await makeStaff(store, 'coordinator', 'Nia Boateng')
})
afterAll(() => database.drop())

const held = 600_000
const interview = { starts_at: '2099-12-01T08:30:00Z', minutes: 30, place: 'Room 4' } as const

async function move(id: string, order: Omit<MoveOrder, 'applications'>) {
  const { version } = await store.db
    .selectFrom('application')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const moved = await moveApplications(store, nia, { applications: [{ id, version }], ...order }, held)
  if (!moved.ok) throw new Error(moved.refusal.code)
  return moved.value.undo.token
}

const lettersOf = async (id: string) =>
  (
    await store.db
      .selectFrom('mail')
      .select('letter')
      .where('application_id', '=', id)
      .orderBy('queued_at')
      .execute()
  ).map(({ letter }) => letter)

async function invited() {
  const { id } = await keepExpert(store)
  await move(id, { to: 'in_review', mail: null })
  await move(id, { to: 'interview', interview })
  return id
}

const previewOf = async (id: string) => {
  const preview = await previewMoves(store, nia, { ids: [id], to: 'accepted' })
  return preview.ok ? preview.value.moves[0] : undefined
}

test('43.30 a move drops the held invitation to the interview that it cancels, and sends no cancellation', async () => {
  const id = await invited()
  expect(await lettersOf(id)).toHaveLength(1)
  expect(await previewOf(id)).toMatchObject({
    cancels_interview: { starts_at: '2099-12-01T08:30:00.000Z', told: false },
  })
  const token = await move(id, { to: 'accepted' })
  const letters = await lettersOf(id)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.calendar).toBeUndefined()
  expect(JSON.stringify(letters)).not.toContain('does not take place')

  await undoMoves(store, nia, { token })
  const read = await readInterviews(store, id)
  expect(read).toMatchObject({ value: { is_open: true, is_held: false, is_told: false } })
  const upcoming = read.ok ? read.value.upcoming : null
  expect(await setInterview(store, nia, { id, seen: upcoming, interview })).toMatchObject({ ok: true })
})

test('43.30 once the invitation is sent, the mail of the move cancels the interview, also in a custom mail', async () => {
  const id = await invited()
  await store.db
    .updateTable('mail')
    .set({ status: 'sent', sent_at: new Date() })
    .where('application_id', '=', id)
    .execute()
  await move(id, { to: 'accepted', mail: { subject: 'Welcome', text: 'We are glad.' } })
  const letter = (await lettersOf(id)).at(-1)
  expect(letter?.calendar?.method).toBe('CANCEL')
  expect(JSON.stringify(letter)).toContain(
    'Our interview on Tuesday, 1 December 2099 at 08:30 UTC does not take place.',
  )
})

test('43.32 an interview that was set without a mail is marked as unknown to the applicant', async () => {
  const { id } = await keepExpert(store)
  await move(id, { to: 'in_review', mail: null })
  await move(id, { to: 'interview', interview, mail: null })
  expect(await readInterviews(store, id)).toMatchObject({ value: { is_told: false } })
  expect(await previewOf(id)).toMatchObject({ cancels_interview: { told: false } })
})
