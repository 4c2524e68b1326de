import { isUuid } from '../../domain/api/uuid.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { candidateOf } from '../../domain/matching/candidate.ts'
import { gatesOfToday } from '../../domain/matching/gates.ts'
import { isOver } from '../../domain/matching/match-status.ts'
import { undecided } from '../../domain/matching/matched-answers.ts'
import { needOf } from '../../domain/matching/need.ts'
import { scoreMatch } from '../../domain/matching/score.ts'
import { isEngaged } from '../../domain/matching/workload.ts'
import { endAfter } from '../../domain/programme/collaboration-period.ts'
import { afterEndOf } from '../../domain/programme/next-act.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import { hasExpert } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { findStoryOf } from '../../store/programme/collaboration.ts'
import { findWholeMatch, type WholeMatch } from '../../store/programme/whole-match.ts'
import { findHeldMove } from '../../store/review/moves.ts'
import { type ChangedSides, readChanges } from '../matching/changed-answers.ts'
import { readLoads } from '../matching/expert-load.ts'
import { readSignedWords } from './read-agreement-text.ts'

export type ReadMatch = ValueOf<typeof readMatch>

const usualMonths = 6

const unchanged: ChangedSides = { hospital: null, expert: null }

export async function readMatch(store: Store, id: string) {
  const found = isUuid(id) ? await findWholeMatch(store, id) : undefined
  if (!found) return refuse('not_found')
  const { request, expert_answers, ...match } = found
  const isUndecided = undecided.some((status) => status === match.status)
  const { engagements = 0, load = 'free' } = (await readLoads(store, [found])).get(id) ?? {}
  const starts_on = new Date().toISOString().slice(0, 10)
  return done({
    ...match,
    agreements: await Promise.all(match.agreements.map((signed) => withWords(store, signed))),
    hospital_reference: referenceOf('hospital', match.hospital_number),
    expert_reference: referenceOf('expert', match.expert_number),
    contacts: { hospital: contactOf(request, 'phone_number'), expert: contactOf(expert_answers, 'phone') },
    story_id: (await findStoryOf(store, id))?.story_id ?? null,
    /** The requests that the expert carries, this one included, and the capacity left for it. */
    carried: isEngaged(match.status) ? engagements + 1 : engagements,
    load,
    changed: (await readChanges(store, [id])).get(id) ?? unchanged,
    /** The score by today's answers and the match's weights; null once the work has begun or the match has ended. */
    today: isUndecided ? scoreMatch(needOf(request), candidateOf(expert_answers), match.weights) : null,
    gates: isUndecided ? gatesOfToday(needOf(request), expert_answers, match) : [],
    undoable: undoableUntil(found),
    held: await findHeld(store, found),
    /** For a match that came to nothing: what to do for the request, and until when the end can be undone. */
    afterEnd: afterEndOf(match.request_status, { hasExpert: await hasExpert(store, match.hospital_id) }),
    endHeldUntil: await findHeldEnd(store, found),
    /** The period that the request asks for. */
    suggested: { starts_on, ends_on: endAfter(starts_on, needOf(request).months ?? usualMonths) },
  })
}

const withWords = async (store: Store, signed: WholeMatch['agreements'][number]) => ({
  ...signed,
  words: await readSignedWords(store, signed),
})

const contactOf = (answers: Answers, phone: string) => ({
  email: String(answers.email ?? ''),
  phone: String(answers[phone] ?? ''),
})

/** What staff have done last, while its mails are held; the token undoes a beginning or a completion. */
async function findHeld(store: Store, { hospital_id, moves }: WholeMatch) {
  const last = moves.at(-1)
  const to = heldMoves.find((one) => one === last?.to_status)
  if (!last || !to || last.actor !== 'staff' || last.undone_at || last.held_until <= new Date()) return null
  const move = await findHeldMove(store, hospital_id)
  const token = last.batch_id === move?.batch_id ? move.batch_id : null
  return { to, token, until: last.held_until }
}

/** The time until which the move that has ended the match can be taken back. */
async function findHeldEnd(store: Store, { status, hospital_id, expert_id, moves }: WholeMatch) {
  const last = moves.at(-1)
  if (!isOver(status) || !last) return null
  const held = [await findHeldMove(store, hospital_id), await findHeldMove(store, expert_id)]
  return held.find((move) => move?.batch_id === last.batch_id)?.held_until ?? null
}

const heldMoves = ['invited', 'shortlisted', 'active', 'completed'] as const

/** The time until which the hospital's choice can be taken back. */
function undoableUntil({ status, moves }: WholeMatch): Date | null {
  const last = moves.at(-1)
  const isOfChoice = status === 'selected' || status === 'not_selected'
  if (!isOfChoice || !last || last.undone_at) return null
  return last.held_until.getTime() > Date.now() ? last.held_until : null
}
