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
import { usualFacts } from '../../domain/brand.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { capacityIn } from '../../domain/matching/workload.ts'
import { moveApplications } from '../review/move-applications.ts'
import { undoMoves } from '../review/undo-moves.ts'
import { askExperts } from './ask-experts.ts'
import { readShortlist } from './read-shortlist.ts'
import { selectExpert } from './select-expert.ts'
import { sendShortlist } from './send-shortlist.ts'
import { suggestExpert } from './suggest-expert.ts'
import { undoSelection } from './undo-selection.ts'

const capacity = capacityIn(usualFacts)

const desk = coordinatorDesk()

/** An expert who works for the given number of hospitals. */
async function keepBusyExpert(requests: number, changes: object = {}): Promise<ActiveExpert> {
  const expert = await keepActiveExpert(desk.store, changes)
  for (let at = 0; at < requests; at++) await engage(expert)
  return expert
}

async function engage(expert: ActiveExpert, status: MatchStatus = 'active') {
  const request = await keepRequest(desk.store, 'active')
  return keepMatch(desk.store, request.id, status, expert)
}

/** A hospital that chooses among this expert and two others. */
async function keepShortlist(expert: ActiveExpert, facts: object = {}) {
  const request = await keepHospital(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  const match = await keepMatch(desk.store, request.id, 'shortlisted', expert, facts)
  const loads = async () => {
    const read = await readShortlist(desk.store, request.session, request.hash)
    if (!read.ok) throw new Error(read.refusal.code)
    return Object.fromEntries(read.value.experts.map(({ id, load }) => [id, load]))
  }
  const choose = (other = expert) => selectExpert(desk.store, request.session, choiceOf(request, other))
  return { request, match, loads, choose }
}

const refusal = (code: string) => ({ ok: false, refusal: { code } })
const done = { ok: true }

describe('an expert whom a hospital chooses', () => {
  test('is marked on every other shortlist at once, until the choice is undone', async () => {
    const expert = await keepBusyExpert(capacity - 2)
    const [one, other, last] = [
      await keepShortlist(expert),
      await keepShortlist(expert),
      await keepShortlist(expert),
    ]
    expect((await last.loads())[expert.expertId]).toBe('free')
    expect(await one.choose()).toMatchObject(done)
    expect((await last.loads())[expert.expertId]).toBe('engaged')
    expect(await other.choose()).toMatchObject(done)
    expect((await last.loads())[expert.expertId]).toBe('full')
    expect(Object.values(await last.loads()).sort()).toEqual(['free', 'free', 'full'])
    await undoSelection(desk.store, desk.staff, other.request.id)
    expect((await last.loads())[expert.expertId]).toBe('engaged')
  })

  test('is not counted against the hospital that has chosen them', async () => {
    const expert = await keepBusyExpert(capacity - 1)
    const { loads, choose } = await keepShortlist(expert)
    await choose()
    expect(await loads()).toEqual({ [expert.expertId]: 'engaged' })
    expect(await choose()).toMatchObject(done)
  })
})

describe('an expert at their limit', () => {
  test('cannot be chosen, and the others on the shortlist can', async () => {
    const expert = await keepBusyExpert(capacity)
    const { request, choose } = await keepShortlist(expert)
    expect(await choose()).toEqual(refusal('expert_taken'))
    expect(await desk.outcomes.statusesOf(request.id)).toEqual(['shortlisted', 'shortlisted', 'shortlisted'])
    expect(await desk.outcomes.statusOf(request.id)).toBe('shortlist_sent')
    expect(await desk.outcomes.mailsTo(request.email)).toEqual([])
    const [free] = request.matches
    expect(await choose(free)).toMatchObject(done)
  })

  test('can be chosen where a coordinator lifted the limit with a reason', async () => {
    const expert = await keepBusyExpert(capacity)
    for (const facts of [
      { passed_gates: { no_capacity: 'They asked for more.' } },
      { over_limit_reason: 'A short visit.' },
    ]) {
      const { loads, choose } = await keepShortlist(expert, facts)
      expect((await loads())[expert.expertId]).toBe('engaged')
      expect(await choose()).toMatchObject(done)
    }
  })
})

describe('a choice that takes an expert to their limit', () => {
  test('tells the coordinator which other shortlists lose the expert', async () => {
    const expert = await keepBusyExpert(capacity - 1)
    const [one, other] = [await keepShortlist(expert), await keepShortlist(expert)]
    const lifted = await keepShortlist(expert, { over_limit_reason: 'A short visit.' })
    await one.choose()
    const notices = await desk.outcomes.noticesOf(other.request.id)
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('An expert on a shortlist is no longer available')
    expect(await desk.outcomes.noticesOf(lifted.request.id)).toEqual([])
  })

  test('tells the coordinator if nobody is left', async () => {
    const expert = await keepBusyExpert(capacity - 1)
    const { id } = await keepRequest(desk.store, 'shortlist_sent')
    await keepMatch(desk.store, id, 'shortlisted', expert)
    await keepMatch(desk.store, id, 'shortlisted', await keepBusyExpert(capacity))
    await (await keepShortlist(expert)).choose()
    expect((await desk.outcomes.noticesOf(id)).join()).toContain(
      'Nobody on a shortlist is available any more',
    )
  })
})

describe('an expert who has reached the limit since they were suggested', () => {
  const reason = 'They have told us that they can do more.'

  async function keepSuggested(status: 'suggested' | 'interested') {
    const request = await keepRequest(desk.store, 'eligible', ['interested', 'interested'])
    const match = await keepMatch(desk.store, request.id, status, await keepBusyExpert(capacity))
    return { request, match, matchIds: [...request.matches, match].map(({ id }) => id) }
  }
  const reasonOf = async (id: string) =>
    (await desk.store.db.selectFrom('match').select('over_limit_reason').where('id', '=', id).execute())[0]
      ?.over_limit_reason

  test('is asked only with a written reason', async () => {
    const { request, match, matchIds } = await keepSuggested('suggested')
    const ask = (overLimitReason?: string) =>
      askExperts(desk.store, desk.staff, request.id, { matchIds, overLimitReason })
    expect(await ask()).toMatchObject({ refusal: { errors: { overLimitReason: 'required' } } })
    expect(await desk.outcomes.mailsTo(match.email)).toEqual([])
    expect(await ask(reason)).toEqual({ ok: true, value: { asked: 1 } })
    expect(await reasonOf(match.id)).toBe(reason)
  })

  test('is sent to the hospital only with a written reason, and can then be chosen', async () => {
    const { request, match, matchIds } = await keepSuggested('interested')
    const send = (overLimitReason?: string) =>
      sendShortlist(desk.store, desk.staff, request.id, { matchIds, overLimitReason })
    expect(await send()).toMatchObject({ refusal: { errors: { overLimitReason: 'required' } } })
    expect(await desk.outcomes.statusOf(request.id)).toBe('eligible')
    expect(await send(reason)).toMatchObject(done)
    const choice = choiceOf(request, match)
    expect(await selectExpert(desk.store, request.session, choice)).toMatchObject(done)
  })

  test('needs no second reason where one was given for the suggestion', async () => {
    const request = await keepRequest(desk.store)
    const { expertId, email } = await keepBusyExpert(capacity, { institution: 'Elsewhere' })
    const reasons = { no_capacity: reason }
    const added = await suggestExpert(desk.store, desk.staff, { hospitalId: request.id, expertId, reasons })
    if (!added.ok) throw new Error(added.refusal.code)
    const matchIds = [added.value.id]
    expect(await askExperts(desk.store, desk.staff, request.id, { matchIds })).toMatchObject(done)
    expect(await desk.outcomes.mailsTo(email)).toHaveLength(1)
  })
})

test('22.16 undoing a withdrawal does not take an expert over their limit', async () => {
  const expert = await keepBusyExpert(capacity - 1)
  const left = await keepRequest(desk.store, 'active')
  const match = await keepMatch(desk.store, left.id, 'active', expert)
  const { version } = await desk.store.db
    .selectFrom('application')
    .select('version')
    .where('id', '=', left.id)
    .executeTakeFirstOrThrow()
  const order = { to: 'withdrawn', applications: [{ id: left.id, version }] } as const
  const moved = await moveApplications(desk.store, desk.staff, order, 600_000)
  if (!moved.ok) throw new Error(moved.refusal.code)
  expect(await desk.outcomes.statusesOf(left.id)).toEqual(['ended_early'])
  await engage(expert)
  await undoMoves(desk.store, desk.staff, { token: moved.value.undo.token })
  expect(await desk.outcomes.statusOf(left.id)).toBe('active')
  expect([match.id, await desk.outcomes.statusesOf(left.id)]).toEqual([match.id, ['ended_early']])
})
