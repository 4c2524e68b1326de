import { describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import {
  type ActiveExpert,
  choiceOf,
  keepActiveExpert,
  keepHospital,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { endsByLeaving } from '../../domain/matching/endings.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { knownEndings } from '../../domain/programme/known-endings.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { selectExpert } from '../matching/select-expert.ts'
import { readOwnProgramme } from '../programme/read-own-programme.ts'
import { moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'

const desk = coordinatorDesk()

/** An expert who works for one hospital, is on the shortlists of two, was asked by one and suggested to another. */
async function keepBusyExpert() {
  const expert = await keepActiveExpert(desk.store)
  const statuses = ['active', 'shortlisted', 'shortlisted', 'interested', 'suggested'] as const
  for (const status of statuses) await join(expert, status)
  return expert
}

async function join(expert: ActiveExpert, status: MatchStatus, hospitalId?: string) {
  const id = hospitalId ?? (await keepRequest(desk.store, 'eligible', [], { name: `Hospital ${status}` })).id
  const match = await keepMatch(desk.store, id, status, expert)
  if (status === 'suggested' || status === 'active') return
  const asked = { match_id: match.id, token_digest: crypto.getRandomValues(Buffer.alloc(32)) }
  await desk.store.db
    .insertInto('match_invitation')
    .values({ ...asked, answer_by: new Date() })
    .execute()
}

async function preview(id: string, to: ApplicationStatus) {
  const previewed = await previewMoves(desk.store, desk.staff, { ids: [id], to })
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
  const lines = [
    '– suggestions of you to hospitals that are choosing an expert (2)',
    '– questions to you whether a request suits you (1)',
  ]
  expect(await preview(expertId, 'paused')).toEqual({ ends: [...offered, ...unsent], lines })
  expect(await preview(expertId, 'withdrawn')).toEqual({
    ends: ['Hospital active active', ...offered, ...unsent],
    lines: ['– collaborations that you take part in (1)', ...lines],
  })
})

test('13.21 a move that ends no match does not mention matches', async () => {
  const { expertId } = await keepActiveExpert(desk.store)
  expect(await preview(expertId, 'paused')).toEqual({ ends: [], lines: [] })
})

test('13.21 the standard mail of a move lists what it ended', async () => {
  const { expertId, email } = await keepBusyExpert()
  const order = { applications: [{ id: expertId, version: 1 }], to: 'paused' } as const
  expect(await moveApplications(desk.store, desk.staff, order, 600_000)).toMatchObject({ ok: true })
  const [mail] = await desk.outcomes.mailsTo(email)
  expect(mail?.text).toContain('This ends with it, and you need not do anything about it:')
  expect(mail?.text).toContain('– suggestions of you to hospitals that are choosing an expert (2)')
  expect(mail?.text).not.toContain('collaboration')
})

describe('22.20 an expert who withdraws while the choice of another expert is held', () => {
  async function keepTurnedDown() {
    const request = await keepHospital(desk.store, 'shortlist_sent', ['shortlisted'])
    const expert = await keepActiveExpert(desk.store)
    const session = { applicationId: expert.expertId, kind: 'expert' } as const
    await join(expert, 'shortlisted', request.id)
    const known = async () => {
      const read = await readOwnProgramme(desk.store, session, 'en')
      if (!read.ok) throw new Error(read.refusal.code)
      return knownEndings(endsByLeaving, read.value)
    }
    const choose = async () => {
      const [chosen] = request.matches
      if (!chosen) throw new Error('Nobody')
      const made = await selectExpert(desk.store, request.session, choiceOf(request, chosen))
      if (!made.ok) throw new Error(made.refusal.code)
    }
    return { request, expert, session, known, choose }
  }

  test('22.20 sees before withdrawing the same as before the choice, which stays secret', async () => {
    const { request, known, choose } = await keepTurnedDown()
    const before = await known()
    await choose()
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['selected', 'not_selected'])
    expect(before).toMatchObject({ shortlists: 1 })
    expect(await known()).toEqual(before)
  })

  test('22.20 gets a receipt that names the suggestion as ended, and the hospital gets no mail', async () => {
    const { request, expert, session, choose } = await keepTurnedDown()
    await choose()
    const told = await desk.outcomes.mailsTo(request.email)
    expect(await withdrawApplication(desk.store, session)).toMatchObject({ ok: true })
    const receipt = (await desk.outcomes.mailsTo(expert.email)).find(({ text }) =>
      text.includes('suggestions of you'),
    )
    expect(receipt?.text).toContain('This ends with it, and you need not do anything about it:')
    expect(receipt?.text).toContain('– suggestions of you to hospitals that are choosing an expert (1)')
    expect(await desk.outcomes.mailsTo(request.email)).toEqual(told)
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['selected', 'not_selected'])
  })
})

test('6.15 the mail about a withdrawal says what ended with it, and names nobody', async () => {
  const { expertId, email } = await keepBusyExpert()
  await withdrawApplication(desk.store, { applicationId: expertId, kind: 'expert' })
  const [mail] = await desk.outcomes.mailsTo(email)
  expect(mail?.text).toContain('– collaborations that you take part in (1)')
  expect(mail?.text).toContain('– suggestions of you to hospitals that are choosing an expert (2)')
  expect(mail?.text).toContain('– questions to you whether a request suits you (1)')
  expect(mail?.text).not.toContain('Hospital active')
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  await withdrawApplication(desk.store, request.session)
  const [receipt] = await desk.outcomes.mailsTo(request.email)
  expect(receipt?.text).toContain('– your choice among the suggested experts (2)')
})
