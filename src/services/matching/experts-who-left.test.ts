import { expect, test } from 'vitest'
import { keepChoice, keepThree } from '../../../tests/harness/matching/kept-choice.ts'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { matchIn } from '../../../tests/harness/matching/match-of-staff.ts'
import { mailsTo } from '../../../tests/harness/matching/read-outcomes.ts'
import { keepActiveExpert } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { declineAfterAll } from '../programme/decline-after-all.ts'
import { readOwnProgramme } from '../programme/read-own-programme.ts'
import { moveApplications } from '../review/move-applications.ts'
import { askExperts } from './ask-experts.ts'
import { readInvitation } from './read-invitation.ts'
import { dropSuggestion } from './suggest-expert.ts'

const desk = coordinatorDesk()

const subjects = async (email: string) =>
  (await mailsTo(desk.store, email)).map(({ letter }) => letter.subject)

test('21.12 an expert who said yes and is removed gets a mail, and their link says why', async () => {
  const { first, hospital } = await keepThree(desk.store, desk.staff)
  expect(await dropSuggestion(desk.store, desk.staff, first.id)).toMatchObject({ ok: true })
  expect((await subjects(first.email)).join()).toContain('You are not needed this time')
  expect(await readInvitation(desk.store, first.token, 'en')).toMatchObject({ value: { isClosed: true } })

  const silent = await keepMatch(desk.store, hospital.id, 'suggested', await keepActiveExpert(desk.store))
  await askExperts(desk.store, desk.staff, hospital.id, { matchIds: [silent.id] })
  await dropSuggestion(desk.store, desk.staff, silent.id)
  expect((await subjects(silent.email)).join()).not.toContain('You are not needed this time')
})

test('21.12 a chosen expert who cannot do it gets a mail that nothing more is needed', async () => {
  const { first } = await keepChoice(desk.store, desk.staff)
  const order = { ...(await matchIn(desk.store, first.id)), reason: 'Told us by telephone.' }
  expect(await declineAfterAll(desk.store, desk.staff, order)).toMatchObject({ ok: true })
  const sent = (await subjects(first.email)).join()
  expect(sent).toContain('Thank you for telling us')
  expect(sent).not.toContain('A hospital has chosen you')
})

test('24.26 an expert who has withdrawn does not read that they are on a shortlist', async () => {
  const { other } = await keepChoice(desk.store, desk.staff)
  const own = { applicationId: other.expertId, kind: 'expert' as const }
  const standing = async () => {
    const read = await readOwnProgramme(desk.store, own, 'en')
    return read.ok ? read.value.matches.map(({ status }) => status) : []
  }
  expect(await standing()).toEqual(['shortlisted'])
  const { version } = await desk.store.db
    .selectFrom('application')
    .select('version')
    .where('id', '=', other.expertId)
    .executeTakeFirstOrThrow()
  const order = { applications: [{ id: other.expertId, version }], to: 'withdrawn', mail: null } as const
  expect(await moveApplications(desk.store, desk.staff, order, 600_000)).toMatchObject({ ok: true })
  expect(await standing()).toEqual(['lapsed'])
})
