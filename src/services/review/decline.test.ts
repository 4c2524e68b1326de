import { expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { Decline } from '../../domain/review/decline-reasons.ts'
import { readInsight } from '../tracking/read-insight.ts'
import { moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'
import { readApplication } from './read-application.ts'
import { undoMoves } from './undo-moves.ts'

const desk = coordinatorDesk()

const reason = { reason: 'experience', note: '', tell: false } as const

async function decline(id: string, given?: Decline) {
  const applications = [{ id, version: 1 }]
  return moveApplications(desk.store, desk.staff, { applications, to: 'declined', decline: given }, 0)
}

async function lastOf(id: string) {
  const read = await readApplication(desk.store, id)
  if (!read.ok) throw new Error('Gone')
  const [mail] = await desk.store.db
    .selectFrom('mail')
    .select('letter')
    .where('application_id', '=', id)
    .execute()
  const said = mail?.letter.parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : [])).join('\n')
  return { reason: read.value.history.at(-1)?.reason, said }
}

test('39.20 every decline has a reason of its kind; ‘another reason’ needs a text', async () => {
  const { id } = await keepExpert(desk.store)
  const errorsOf = async (given?: Decline) => {
    const outcome = await decline(id, given)
    return outcome.ok ? undefined : outcome.refusal.errors
  }
  expect(await errorsOf()).toEqual({ decline: 'required' })
  expect(await errorsOf({ ...reason, reason: 'readiness' })).toEqual({ 'decline.reason': 'invalid_choice' })
  expect(await errorsOf({ ...reason, reason: 'other' })).toEqual({ 'decline.note': 'required' })
  expect(await decline(id, { ...reason, reason: 'other', note: 'Will retire in spring.' })).toMatchObject({
    ok: true,
  })
  expect(await lastOf(id)).toMatchObject({
    reason: { reason: 'other', note: 'Will retire in spring.', told: false },
    said: expect.not.stringContaining('retire'),
  })
})

test('39.20 no other move has a reason for declining', async () => {
  const { id } = await keepExpert(desk.store)
  const applications = [{ id, version: 1 }]
  const moved = await moveApplications(
    desk.store,
    desk.staff,
    { applications, to: 'in_review', decline: reason },
    0,
  )
  expect(moved).toMatchObject({ refusal: { errors: { decline: 'unknown_field' } } })
})

test('39.21 the mail states the reason only if staff chose so, in the applicant’s language', async () => {
  const [silent, told, french] = [
    await keepExpert(desk.store),
    await keepExpert(desk.store),
    await keepExpert(desk.store),
  ]
  await desk.store.db.updateTable('application').set({ locale: 'fr' }).where('id', '=', french.id).execute()
  await decline(silent.id, reason)
  expect((await lastOf(silent.id)).said).not.toContain('The reason')
  await decline(told.id, { ...reason, tell: true })
  expect(await lastOf(told.id)).toMatchObject({
    reason: { told: true },
    said: expect.stringContaining(
      'We cannot accept it at present.\nThe reason: the experience does not match yet what this role asks for.\nIf you would',
    ),
  })
  const preview = await previewMoves(desk.store, desk.staff, {
    ids: [french.id],
    to: 'declined',
    decline: { ...reason, tell: true },
  })
  expect(preview.ok && preview.value.moves[0]?.mail).toMatchObject({
    text: expect.stringContaining('l’expérience ne correspond pas encore'),
    in_english: { text: expect.stringContaining('The reason: the experience') },
  })
})

test('39.21 without a mail the applicant is not told the reason; the audit has the reason without its text', async () => {
  const { id } = await keepExpert(desk.store)
  const applications = [{ id, version: 1 }]
  const given = { ...reason, note: 'Rang twice.', tell: true }
  await moveApplications(
    desk.store,
    desk.staff,
    { applications, to: 'declined', decline: given, mail: null },
    0,
  )
  expect((await lastOf(id)).reason).toEqual({ reason: 'experience', note: 'Rang twice.', told: false })
  const entries = await desk.store.db
    .selectFrom('audit')
    .select('after')
    .where('subject_id', '=', id)
    .execute()
  expect(entries).toEqual([{ after: { status: 'declined', mail: false, decline: 'experience' } }])
})

test('39.22 declines are counted by kind and reason; those that were taken back are not', async () => {
  const { store, staff } = desk
  const { id } = await keepExpert(store)
  const applications = [{ id, version: 1 }]
  const counted = async () => {
    const { declines } = await readInsight(store, {})
    return declines.find((row) => row.kind === 'expert' && row.reason === 'scope')?.count ?? 0
  }
  expect(await counted()).toBe(0)
  const order = { applications, to: 'declined', decline: { ...reason, reason: 'scope' } } as const
  const moved = await moveApplications(store, staff, order, 600_000)
  expect(await counted()).toBe(1)
  await undoMoves(store, staff, { token: moved.ok ? moved.value.undo.token : '' })
  expect(await counted()).toBe(0)
})
