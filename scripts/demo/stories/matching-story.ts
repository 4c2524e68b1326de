import type { Gate } from '../../../src/domain/matching/gate-names.ts'
import { notNowReasons } from '../../../src/domain/matching/not-now-reasons.ts'
import { nameOfExpert } from '../../../src/domain/matching/shortlist.ts'
import type { JudgedExpert } from '../../../src/services/matching/judge-experts.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import { findMatch } from '../../../src/store/matching/matches.ts'
import { must, type Registry } from '../past/registry.ts'
import type { Plan } from '../plans.ts'
import type { Random } from '../random.ts'
import type { Reply, RequestPlan } from '../request-plans.ts'
import { daysAfter } from '../steps.ts'
import type { Applicant, Part } from './review-story.ts'

/** A request with what was decided for it. */
export type Planned = Plan & { request: RequestPlan }

/** An expert who is suggested for a request, and what they reply. */
export type Suggested = { matchId: string; expertId: string; reply: Reply }

/** A request whose hospital has chosen. */
export type Scene = { plan: Planned; hospital: Applicant; chosen: Suggested }

/** Suggests the best experts of the workspace, as a coordinator would. */
export async function suggest(registry: Registry, hospital: Applicant, plan: Planned): Promise<Suggested[]> {
  const { matching } = registry
  const { applicationId: id, staff } = hospital
  const { replies, nth } = plan.request
  if (replies.includes('none') && nth % 8 === 1) must(await matching.changeWeights(staff, id, otherWeights))
  const query = { filter: {} as never, show: 20, compare: [], excluded: 10 }
  const { ranked, keptOut } = must(await matching.readWorkspace(id, query))
  const experts = [...ranked, ...keptOut.filter(mayPass)].filter((one) => !registry.leaving.has(one.id))
  const best = pickExperts(experts, replies.length, nth)
  const suggested: Suggested[] = []
  for (const [at, expert] of best.entries()) {
    const reasons = Object.fromEntries(expert.gates.map((gate) => [gate, passingReason]))
    const { id: matchId } = must(await matching.suggestExpert(staff, id, expert.id, reasons))
    suggested.push({ matchId, expertId: expert.id, reply: replies[at] ?? 'none' })
  }
  return suggested
}

const otherWeights = { fields: 35, languages: 25, region: 10, method: 15, time: 5, experience: 10 }
const passingReason = 'We have spoken by telephone: it can be arranged for this request.'
const overLimitReason = 'One of the two present collaborations ends soon, and the expert has agreed.'

/** An expert at their limit is not asked. */
const mayPass = ({ gates }: JudgedExpert) =>
  gates.every((gate: Gate) => gate === 'not_onsite' || gate === 'no_shared_language')

/** Experts by score, lowered by earlier invitations; every third request begins with one who already collaborates. */
export function pickExperts(experts: readonly JudgedExpert[], count: number, nth: number): JudgedExpert[] {
  const worth = ({ match, recentOffers, gates }: JudgedExpert) =>
    match.score - often * recentOffers - (gates.length > 0 ? 100 : 0)
  const sorted = experts.toSorted((a, b) => worth(b) - worth(a) || (a.name < b.name ? -1 : 1))
  const known = nth % 3 === 1 ? sorted.find(({ engagements }) => engagements > 0) : undefined
  const first = known ?? sorted[0]
  return first ? [first, ...sorted.filter((one) => one !== first)].slice(0, count) : []
}

/** Points that an expert loses per earlier invitation, so that invitations are spread. */
const often = 4

/** Asks the experts; they answer within the next days. */
export async function* askAndAnswer(
  registry: Registry,
  hospital: Applicant,
  { moments, random }: Planned,
  suggested: readonly Suggested[],
): Part<void> {
  const asked = suggested.filter(({ reply }) => reply !== 'none')
  if (asked.length === 0 || !moments.has('asked')) return
  yield moments.get('asked') as Date
  const order = { matchIds: asked.map(({ matchId }) => matchId), note: invitationNote, overLimitReason }
  must(await registry.matching.askExperts(hospital.staff, hospital.applicationId, order))
  const longest = (Number(moments.get('answered')) - Number(moments.get('asked'))) / 86_400_000
  const answering = asked
    .filter(({ reply }) => reply === 'interested' || reply === 'declined')
    .map((one) => ({ one, after: 0.3 + random.next() * Math.min(longest - 0.5, 9) }))
    .sort((a, b) => a.after - b.after)
  for (const { one, after } of answering) {
    yield daysAfter(moments.get('asked') as Date, after)
    await answer(registry, one, random)
  }
}

const invitationNote = 'The hospital is well prepared, and its director supports the project.'

async function answer({ matching }: Registry, { matchId, expertId, reply }: Suggested, random: Random) {
  const session = { applicationId: expertId, kind: 'expert' } as const
  const said =
    reply === 'interested'
      ? ({ answer: 'interested' } as const)
      : ({ answer: 'declined', reason: random.pick(notNowReasons) } as const)
  must(await matching.answerOwnMatch(session, matchId, said))
}

export async function sendShortlist(
  { matching }: Registry,
  { applicationId, staff }: Applicant,
  suggested: readonly Suggested[],
): Promise<void> {
  const matchIds = suggested.filter(({ reply }) => reply === 'interested').map(({ matchId }) => matchId)
  must(await matching.sendShortlist(staff, applicationId, { matchIds, overLimitReason }))
}

/** The hospital chooses the first who is still free. */
export async function choose(
  { store, matching }: Registry,
  hospital: Applicant,
  suggested: readonly Suggested[],
): Promise<Suggested> {
  const { applicationId } = hospital
  const request = await findApplication(store, applicationId)
  for (const one of suggested.filter(({ reply }) => reply === 'interested')) {
    const { expertId } = one
    const expert = await findApplication(store, expertId)
    const outcome = await matching.selectExpert(hospital, {
      hospitals_applications_id: applicationId,
      hospital_name: String(request?.answers.name),
      experts_applications_id: expertId,
      expert_name: nameOfExpert(expert?.answers ?? {}),
    })
    if (outcome.ok) return one
    if (outcome.refusal.code !== 'expert_taken') must(outcome)
  }
  throw new Error('No expert of a demo shortlist is free')
}

/** What staff have seen of a match when they act. */
export async function seen({ store }: Registry, id: string): Promise<{ id: string; version: number }> {
  return { id, version: (await findMatch(store, id))?.version ?? 0 }
}
