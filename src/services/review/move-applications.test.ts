import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { takeDueMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { type MoveOrder, moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'
import { readApplication } from './read-application.ts'
import { undoMoves } from './undo-moves.ts'

let database: TestDatabase
let store: Store
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
})
afterAll(() => database.drop())

const heldMs = 600_000

async function insert(status: ApplicationStatus, changes: object = {}): Promise<string> {
  const answers = { name: 'Ama', email: `${randomUUID()}@hospital.example` }
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'expert', status, answers, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const move = (id: string, to: ApplicationStatus, more: Partial<MoveOrder> & { version?: number } = {}) => {
  const { version = 1, ...order } = more
  const decline = { decline: { reason: 'documents', note: '', tell: false } } as const
  const facts = { applications: [{ id, version }], to, ...(to === 'declined' && decline) }
  return moveApplications(store, staff, { ...facts, ...order }, heldMs)
}

async function token(outcome: ReturnType<typeof move>): Promise<string> {
  const moved = await outcome
  if (!moved.ok) throw new Error(moved.refusal.code)
  return moved.value.undo.token
}

const mailsOf = (id: string) =>
  store.db
    .selectFrom('mail')
    .select(['letter', 'locale', 'status', sql<number>`extract(epoch FROM due_at - queued_at)`.as('held')])
    .where('application_id', '=', id)
    .execute()

const auditOf = (id: string) =>
  store.db
    .selectFrom('audit')
    .select(['action', 'staff_name', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

async function stateOf(id: string) {
  const read = await readApplication(store, id)
  if (!read.ok) throw new Error('Gone')
  return read.value
}

describe('a move', () => {
  test('is recorded with author and time in the history and the audit', async () => {
    const id = await insert('submitted')
    expect(await move(id, 'in_review')).toMatchObject({
      ok: true,
      value: { moved: [{ id, status: 'in_review', version: 2 }], refused: [] },
    })
    const { status, version, history, allowed_moves } = await stateOf(id)
    expect({ status, version }).toEqual({ status: 'in_review', version: 2 })
    expect(allowed_moves).toEqual(['info_requested', 'interview', 'accepted', 'declined', 'withdrawn'])
    expect(history).toMatchObject([
      { from: 'submitted', to: 'in_review', actor: 'staff', staff_name: staff.name },
    ])
    expect(await auditOf(id)).toEqual([
      {
        action: 'application_moved',
        staff_name: staff.name,
        before: { status: 'submitted' },
        after: { status: 'in_review', mail: false },
      },
    ])
  })

  test('that the table does not allow is refused, without audit entry or mail', async () => {
    const id = await insert('submitted')
    expect(await move(id, 'active')).toMatchObject({ refusal: { code: 'wrong_status' } })
    expect(await auditOf(id)).toEqual([])
    expect(await mailsOf(id)).toEqual([])
  })

  test('of an outdated version is refused', async () => {
    const id = await insert('submitted')
    await move(id, 'in_review')
    expect(await move(id, 'interview')).toMatchObject({ refusal: { code: 'version_conflict' } })
    expect(await move(randomUUID(), 'interview')).toMatchObject({ refusal: { code: 'not_found' } })
  })

  test('sends a held mail in the language of the application', async () => {
    const id = await insert('interview', { locale: 'en-XA' })
    await move(id, 'accepted')
    const [mail] = await mailsOf(id)
    expect(mail).toMatchObject({ locale: 'en-XA', status: 'queued' })
    expect(Number(mail?.held)).toBeCloseTo(heldMs / 1000)
    expect(mail?.letter.heading).not.toBe('Your application is accepted')
    expect(await takeDueMail(store, { atMost: 50, leaseMs: 1000 })).toEqual([])
  })

  test('may have a custom mail, or none', async () => {
    const edited = await insert('interview')
    await move(edited, 'declined', { mail: { subject: 'Not now', text: 'Dear Ama\n\nPlease ask again.' } })
    const [mail] = await mailsOf(edited)
    expect(mail?.letter).toMatchObject({ heading: 'Not now', preview: 'Dear Ama' })
    expect(mail?.letter.subject).toMatch(/^Not now \(E-\d{5}\)$/)
    expect(JSON.stringify(mail?.letter.parts)).toContain('Please ask again.')
    const silent = await insert('interview')
    await move(silent, 'declined', { mail: null })
    expect(await mailsOf(silent)).toEqual([])
  })
})

describe('a preview', () => {
  test('shows the effect on each application, or the reason for a refusal', async () => {
    const ready = await insert('interview')
    const early = await insert('submitted')
    const gone = randomUUID()
    const accepted = 'Your application is accepted'
    const preview = await previewMoves(store, staff, { ids: [ready, early, gone], to: 'accepted' })
    expect(preview).toMatchObject({
      ok: true,
      value: {
        moves: [
          { id: ready, from: 'interview', version: 1, code: null, mail: { subject: accepted } },
          { id: early, from: 'submitted', code: 'wrong_status', mail: null },
          { id: gone, reference: null, code: 'not_found', mail: null },
        ],
      },
    })
  })

  test('has the text of the mail that is then sent', async () => {
    const id = await insert('in_review', { kind: 'hospital', answers: hospitalExample })
    const preview = await previewMoves(store, staff, { ids: [id], to: 'eligible' })
    const words = preview.ok ? preview.value.moves[0]?.mail : null
    await move(id, 'eligible')
    const [mail] = await mailsOf(id)
    expect(mail?.letter.heading).toBe(words?.subject)
    for (const line of words?.text.split('\n') ?? []) expect(JSON.stringify(mail?.letter)).toContain(line)
  })
})

describe('undoing a move', () => {
  test('restores the status, cancels the mail, and is in the audit', async () => {
    const id = await insert('interview')
    const undo = await token(move(id, 'declined'))
    expect(await mailsOf(id)).toHaveLength(1)
    expect((await stateOf(id)).history[0]?.undo?.token).toBe(undo)
    expect(await undoMoves(store, staff, { token: undo })).toMatchObject({
      ok: true,
      value: { undone: [{ id, status: 'interview', version: 3 }], refused: [] },
    })
    expect(await mailsOf(id)).toEqual([])
    expect((await stateOf(id)).status).toBe('interview')
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'application_moved',
      'application_move_undone',
    ])
    expect(await undoMoves(store, staff, { token: undo })).toMatchObject({ refusal: { code: 'too_late' } })
  })

  test('is refused once the mail is being sent, or the time is over', async () => {
    const id = await insert('interview')
    const undo = await token(move(id, 'declined'))
    const mail = store.db.updateTable('mail').where('application_id', '=', id)
    await mail.set({ status: 'sending', lease: randomUUID(), attempts: 1 }).execute()
    expect(await undoMoves(store, staff, { token: undo })).toMatchObject({ refusal: { code: 'too_late' } })
    expect((await stateOf(id)).status).toBe('declined')

    const late = await token(move(await insert('submitted'), 'in_review'))
    await store.db.updateTable('move').set({ held_until: new Date() }).where('batch_id', '=', late).execute()
    expect(await undoMoves(store, staff, { token: late })).toMatchObject({ refusal: { code: 'too_late' } })
  })

  test('is refused after a later change', async () => {
    const expert = await keepExpert(store)
    const undo = await token(move(expert.id, 'in_review'))
    await withdrawApplication(store, { applicationId: expert.id, kind: 'expert' })
    expect(await undoMoves(store, staff, { token: undo })).toMatchObject({
      refusal: { code: 'version_conflict' },
    })
    expect((await stateOf(expert.id)).status).toBe('withdrawn')
  })

  test('is refused if the person has applied again', async () => {
    const answers = { email: `${randomUUID()}@hospital.example` }
    const undo = await token(move(await insert('submitted', { answers }), 'declined'))
    await insert('submitted', { answers })
    expect(await undoMoves(store, staff, { token: undo })).toMatchObject({ refusal: { code: 'email_taken' } })
  })
})

test('a batch is refused if its questions fit none of the applications', async () => {
  const id = await insert('in_review')
  const asked = { fields: ['num_of_beds'], note: 'How many?' }
  expect(await move(id, 'info_requested', { asked })).toMatchObject({
    refusal: { code: 'invalid_answers', errors: { asked: 'invalid_choice' } },
  })
})

test('a batch moves each application independently, and is undone together', async () => {
  const [first, second] = [await insert('interview'), await insert('interview')]
  const early = await insert('submitted')
  const applications = [first, second, early].map((id) => ({ id, version: 1 }))
  const moved = await moveApplications(store, staff, { applications, to: 'accepted' }, heldMs)
  expect(moved).toMatchObject({
    ok: true,
    value: { moved: [{ id: first }, { id: second }], refused: [{ id: early, code: 'wrong_status' }] },
  })
  await withdrawApplication(store, { applicationId: second, kind: 'expert' })
  const undo = moved.ok ? moved.value.undo.token : ''
  expect(await undoMoves(store, staff, { token: undo })).toMatchObject({
    ok: true,
    value: { undone: [{ id: first }], refused: [{ id: second, code: 'version_conflict' }] },
  })
})

test('the held mail of a move is cancelled when the applicant withdraws', async () => {
  const { id } = await keepExpert(store)
  await move(id, 'in_review')
  await move(id, 'accepted', { version: 2 })
  expect(await mailsOf(id)).not.toEqual([])
  await withdrawApplication(store, { applicationId: id, kind: 'expert' })
  expect((await mailsOf(id)).map(({ held }) => Number(held))).toEqual([0])
})
