import type { Random } from '../../../scripts/demo/random.ts'
import { pickExperts } from '../../../scripts/demo/stories/matching-story.ts'
import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import { notNowReasons } from '../../../src/domain/matching/not-now-reasons.ts'
import { shortlistSize } from '../../../src/domain/matching/shortlist.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import { listMatchesOf } from '../../../src/store/matching/matches.ts'
import { besideNextSlot, later } from '../waits.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'

const [asked, mostAsked] = [4, 6]
const overLimitReason = 'One of the present collaborations ends soon, and the expert has agreed.'
const unaskedReason = 'We have spoken by telephone.'
const note = 'The hospital is well prepared, and its director supports the project.'

/** One round: suggests and asks experts, waits for their answers, and sends a shortlist if enough would come. */
export async function* searching(world: World, hospital: Applicant, life: Life): Part<void> {
  const { random } = life
  yield later(world, random, [0.5, 4])
  const invited = yield* besideNextSlot(world, ask(world, hospital, life))
  const answering = invited
    .filter(() => random.chance(0.8)) // the others never answer
    .map((matchId) => ({ matchId, at: later(world, random, [0.2, 13]) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const { matchId, at } of answering) {
    yield at
    await answer(world, matchId, random)
  }
  yield later(world, random, [1, 8])
  await sendShortlist(world, hospital, random)
}

async function ask(world: World, hospital: Applicant, { number, random }: Life): Promise<string[]> {
  const { registry, tally } = world
  const { applicationId: id, staff } = hospital
  const query = { filter: {} as never, show: 20, compare: [], excluded: 5 }
  const workspace = tally.note('workspace read', await registry.matching.readWorkspace(id, query))
  if (!workspace.ok) return []
  const known = workspace.value.shortlist.map(({ expert_id }) => expert_id)
  const experts = [...workspace.value.ranked, ...workspace.value.keptOut].filter(
    ({ id }) => !known.includes(id),
  )
  const matchIds: string[] = []
  for (const expert of pickExperts(experts, random.between(asked, mostAsked), number)) {
    const reasons = Object.fromEntries(expert.gates.map((gate) => [gate, unaskedReason]))
    const suggested = tally.note(
      'suggested',
      await registry.matching.suggestExpert(staff, id, expert.id, reasons),
    )
    if (suggested.ok) matchIds.push(suggested.value.id)
  }
  const order = { matchIds, note, overLimitReason }
  const done = tally.note('experts asked', await registry.matching.askExperts(staff, id, order))
  if (done.ok && random.chance(0.02))
    tally.note('questions undone', await registry.matching.undoQuestions(staff, id, matchIds))
  if (random.chance(0.03) && matchIds[0])
    tally.note('suggestion dropped', await registry.matching.dropSuggestion(staff, matchIds[0]))
  return done.ok ? matchIds : []
}

/** The expert answers by the link of the latest invitation, or on their own page. */
async function answer(
  { store, registry, tally, letters }: World,
  matchId: string,
  random: Random,
): Promise<void> {
  const said = random.chance(0.76)
    ? ({ answer: 'interested' } as const)
    : ({ answer: 'declined', reason: random.pick(notNowReasons) } as const)
  const match = await store.db
    .selectFrom('match')
    .select('expert_id')
    .where('id', '=', matchId)
    .executeTakeFirst()
  if (!match) return
  const expert = await findApplication(store, match.expert_id)
  const token = letters.invitations.get(expert?.email ?? '')
  const session = { applicationId: match.expert_id, kind: 'expert' } as const
  const answered =
    token && random.chance(0.5)
      ? await registry.matching.answerInvitation(token, said)
      : await registry.matching.answerOwnMatch(session, matchId, said)
  tally.note(`answered ${said.answer}`, answered)
}

/** Sends a shortlist of the interested experts; sometimes adds suggested ones who were not invited. */
async function sendShortlist({ store, registry, tally }: World, hospital: Applicant, random: Random) {
  const { applicationId: id, staff } = hospital
  const matches = await listMatchesOf(store, id)
  const ready = matches.filter(({ status }) => status === 'interested')
  const unasked = random.chance(0.3) ? matches.filter(({ status }) => status === 'suggested') : []
  const sent = [...ready, ...unasked].slice(0, shortlistSize.most)
  if (ready.length === 0 || sent.length < shortlistSize.least) return
  const order = { matchIds: sent.map((match) => match.id), unaskedReason, overLimitReason }
  tally.note('shortlist sent', await registry.matching.sendShortlist(staff, id, order))
}
