import { expect, test } from 'vitest'
import { keepChoice } from '../../../tests/harness/matching/kept-choice.ts'
import { matchIn } from '../../../tests/harness/matching/match-of-staff.ts'
import { mailsTo } from '../../../tests/harness/matching/read-outcomes.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { usualFacts } from '../../domain/brand.ts'
import { declineAfterAll } from '../programme/decline-after-all.ts'
import { confirmChoice } from '../programme/move-collaboration.ts'
import { readOwnProgramme } from '../programme/read-own-programme.ts'
import { readMatchTimeline } from '../review/timeline/read-timeline.ts'
import { answerInvitation } from './answer-invitation.ts'
import { readInvitation } from './read-invitation.ts'
import { undoSelection } from './undo-selection.ts'

const desk = coordinatorDesk()

const no = { answer: 'declined', reason: 'conflict', words: 'My brother works there.' } as const
const said = 'I have a conflict of interest: My brother works there.'

const notices = async (name: string) =>
  (await mailsTo(desk.store, usualFacts.coordinator_email)).filter(({ letter }) =>
    letter.subject.includes(`cannot support ${name} after all`),
  )

test('21.11 a refusal after the choice is stored once with its text, and the coordinator gets one mail', async () => {
  const { name, first } = await keepChoice(desk.store, desk.staff)
  const seen = await matchIn(desk.store, first.id)
  for (const _ of [1, 2])
    expect(await answerInvitation(desk.store, first.token, no)).toMatchObject({ ok: true })
  const match = await matchIn(desk.store, first.id)
  expect(match).toMatchObject({ status: 'selected', answer_reason: said })
  expect(match.refused_at).toBeInstanceOf(Date)
  const told = await readMatchTimeline(desk.store, {}, first.id, {})
  const refusals = told.ok ? told.value.entries.filter(({ text }) => text.startsWith('Said ‘not now’')) : []
  expect(refusals).toHaveLength(1)
  expect(await notices(name)).toHaveLength(1)
  expect(await readInvitation(desk.store, first.token, 'en')).toMatchObject({ value: { isRefused: true } })
  const own = { applicationId: first.expertId, kind: 'expert' as const }
  expect(await readOwnProgramme(desk.store, own, 'en')).toMatchObject({
    value: { matches: [{ status: 'shortlisted', is_refused: true }] },
  })
  // A coordinator who has not seen the refusal cannot confirm the choice.
  expect(await confirmChoice(desk.store, desk.staff, seen)).toMatchObject({
    refusal: { code: 'version_conflict' },
  })
  expect(await confirmChoice(desk.store, desk.staff, { ...match, stands: true })).toMatchObject({ ok: true })
  expect((await matchIn(desk.store, first.id)).refused_at).toBeNull()
})

test('21.11 no mail tells an expert who has refused that they were chosen', async () => {
  const { first, other } = await keepChoice(desk.store, desk.staff)
  const subjects = async (email: string) =>
    (await mailsTo(desk.store, email)).map(({ letter }) => letter.subject).join()
  expect(await subjects(first.email)).toContain('A hospital has chosen you')
  for (const { token } of [first, other]) await answerInvitation(desk.store, token, no)
  expect(await subjects(first.email)).not.toContain('A hospital has chosen you')
  expect(await subjects(other.email)).not.toContain('You were not selected')
})

test('21.11 a choice that is taken back does not offer an expert who has refused', async () => {
  const { hospital, first, other } = await keepChoice(desk.store, desk.staff)
  await answerInvitation(desk.store, other.token, no)
  expect(await undoSelection(desk.store, desk.staff, hospital.id)).toMatchObject({ ok: true })
  expect(await matchIn(desk.store, other.id)).toMatchObject({ status: 'declined', answer_reason: said })
  expect((await matchIn(desk.store, first.id)).status).toBe('shortlisted')
})

test('21.11 ‘Expert cannot do it’ keeps the text of the expert', async () => {
  const { first } = await keepChoice(desk.store, desk.staff)
  await answerInvitation(desk.store, first.token, no)
  const order = { ...(await matchIn(desk.store, first.id)), reason: 'We spoke on the telephone.' }
  expect(await declineAfterAll(desk.store, desk.staff, order)).toMatchObject({ ok: true })
  const match = await matchIn(desk.store, first.id)
  expect(match).toMatchObject({ status: 'declined', answer_reason: said })
  expect(match.moves.at(-1)?.reason).toBe('We spoke on the telephone.')
})
