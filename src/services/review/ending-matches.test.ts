import { expect, test } from 'vitest'
import { coordinatorDesk } from '../../../tests/harness/coordinator-desk.ts'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/kept-collaboration.ts'
import { keepMatch } from '../../../tests/harness/kept-match.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { moveApplications, previewMoves } from './move-applications.ts'

const desk = coordinatorDesk()

/** An expert who works for one hospital, is on the shortlists of two, was asked by one and suggested to another. */
async function keepBusyExpert() {
  const expert = await keepActiveExpert(desk.store)
  const statuses = ['active', 'shortlisted', 'shortlisted', 'interested', 'suggested'] as const
  for (const status of statuses) await join(expert, status)
  return expert
}

async function join(expert: Awaited<ReturnType<typeof keepActiveExpert>>, status: MatchStatus) {
  const request = await keepRequest(desk.store, 'eligible', [], { name: `Hospital ${status}` })
  const match = await keepMatch(desk.store, request.id, status, expert)
  if (status === 'suggested' || status === 'active') return
  const asked = { match_id: match.id, token_digest: crypto.getRandomValues(Buffer.alloc(32)) }
  await desk.store.db
    .insertInto('match_invitation')
    .values({ ...asked, answer_by: new Date() })
    .execute()
}

async function preview(id: string, to: ApplicationStatus) {
  const previewed = await previewMoves(desk.store, { ids: [id], to })
  const move = previewed.ok ? previewed.value.moves[0] : undefined
  return {
    ends: move?.ends.map(({ name, status }) => `${name} ${status}`),
    lines: move?.mail?.text.split('\n').filter((line) => line.startsWith('–')),
  }
}

test('13.21 before staff withdraw or pause an expert, they see the matches that end and the words about them', async () => {
  const { expertId } = await keepBusyExpert()
  const offered = ['Hospital shortlisted shortlisted', 'Hospital shortlisted shortlisted']
  const unsent = ['Hospital interested interested', 'Hospital suggested suggested']
  const lines = ['– your places on shortlists of hospitals: 2', '– requests that we asked you about: 1']
  expect(await preview(expertId, 'paused')).toEqual({ ends: [...offered, ...unsent], lines })
  expect(await preview(expertId, 'withdrawn')).toEqual({
    ends: ['Hospital active active', ...offered, ...unsent],
    lines: ['– your collaborations: 1', ...lines],
  })
})

test('13.21 a move that ends nothing says nothing of it', async () => {
  const { expertId } = await keepActiveExpert(desk.store)
  expect(await preview(expertId, 'paused')).toEqual({ ends: [], lines: [] })
})

test('13.21 the mail of a move with the usual words says what it ended', async () => {
  const { expertId, email } = await keepBusyExpert()
  const order = { applications: [{ id: expertId, version: 1 }], to: 'paused' } as const
  expect(await moveApplications(desk.store, desk.staff, order, 600_000)).toMatchObject({ ok: true })
  const [mail] = await desk.became.mailsTo(email)
  expect(mail?.text).toContain('This ends, too:')
  expect(mail?.text).toContain('– your places on shortlists of hospitals: 2')
  expect(mail?.text).not.toContain('collaboration')
})

test('6.15 the mail about a withdrawal says what ended with it, and names nobody', async () => {
  const { expertId, email } = await keepBusyExpert()
  await withdrawApplication(desk.store, { applicationId: expertId, kind: 'expert' })
  const [mail] = await desk.became.mailsTo(email)
  expect(mail?.text).toContain('– your collaborations: 1')
  expect(mail?.text).toContain('– your places on shortlists of hospitals: 2')
  expect(mail?.text).toContain('– requests that we asked you about: 1')
  expect(mail?.text).not.toContain('Hospital active')
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  await withdrawApplication(desk.store, request.session)
  const [receipt] = await desk.became.mailsTo(request.email)
  expect(receipt?.text).toContain('– your shortlist; experts on it: 2')
})
