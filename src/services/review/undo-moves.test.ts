import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'
import { undoMoves } from './undo-moves.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'coordinator')
})
afterAll(() => database.drop())

/** The status of an application, and how many mails wait for it. */
async function stateOf(id: string) {
  const { db } = database.store
  const { status } = await db
    .selectFrom('application')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [
    status,
    (await db.selectFrom('mail').where('application_id', '=', id).select('id').execute()).length,
  ]
}

test('11.2 undoing one move of a batch undoes that one, and leaves the others with their mails', async () => {
  const { store } = database
  const [first, second] = [await keepExpert(store), await keepExpert(store)]
  const applications = [first, second].map(({ id }) => ({ id, version: 1 }))
  const decline = { reason: 'documents', note: '', tell: false } as const
  const moved = await moveApplications(store, staff, { applications, to: 'declined', decline }, 600_000)
  const token = moved.ok ? moved.value.undo.token : ''
  expect(await undoMoves(store, staff, { token, id: first.id })).toMatchObject({
    ok: true,
    value: { undone: [{ id: first.id, status: 'submitted' }], refused: [] },
  })
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual([
    ['submitted', 0],
    ['declined', 1],
  ])
  expect(await undoMoves(store, staff, { token, id: first.id })).toMatchObject({
    refusal: { code: 'too_late' },
  })
  expect(await undoMoves(store, staff, { token, id: second.id })).toMatchObject({ ok: true })
})

test('13.20 a preview names the colleague who moved an application last, unless it was undone', async () => {
  const { store } = database
  const { id } = await keepExpert(store)
  const movedBy = async () => {
    const preview = await previewMoves(store, staff, { ids: [id], to: 'declined' })
    return preview.ok && preview.value.moves[0]?.moved_by
  }
  expect(await movedBy()).toBeNull()
  const applications = [{ id, version: 1 }]
  const moved = await moveApplications(store, staff, { applications, to: 'in_review' }, 600_000)
  expect(await movedBy()).toBe(staff.name)
  await undoMoves(store, staff, { token: moved.ok ? moved.value.undo.token : '' })
  expect(await movedBy()).toBeNull()
})

test('38.11 undoing a request for information returns its text, and undoing a move returns a custom mail text', async () => {
  const { store } = database
  const { id } = await keepExpert(store)
  const move = async (
    version: number,
    to: 'in_review' | 'info_requested' | 'declined',
    more: object = {},
  ) => {
    const order = { applications: [{ id, version }], to, ...more }
    const moved = await moveApplications(store, staff, order, 600_000)
    return moved.ok ? moved.value.undo.token : ''
  }
  const words = async (token: string) => {
    const undone = await undoMoves(store, staff, { token })
    return undone.ok && undone.value.undone[0]?.words
  }
  await move(1, 'in_review')
  const asked = { fields: ['job_title', 'institution'], note: 'Since when?' }
  const usual = await move(2, 'info_requested', { asked })
  expect(await words(usual)).toEqual({ to: 'info_requested', asked, mail: null })
  const decline = { reason: 'documents', note: '', tell: false }
  const mail = { subject: 'One more question', text: 'Dear Ama,\nsince when?' }
  const own = await move(4, 'info_requested', { asked, mail })
  expect(await words(own)).toEqual({ to: 'info_requested', asked, mail })
  expect(await words(await move(6, 'declined', { decline }))).toEqual({
    to: 'declined',
    asked: null,
    mail: null,
  })
})
