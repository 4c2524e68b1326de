import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { candidateOf } from '../../domain/matching/candidate.ts'
import { gatesOfToday } from '../../domain/matching/gates.ts'
import { type Need, needOf } from '../../domain/matching/need.ts'
import { scoreMatch } from '../../domain/matching/score.ts'
import { isChosen, type Shortlist, type ShortlistedExpert } from '../../domain/matching/shortlist.ts'
import { shownOfExpert } from '../../domain/matching/shown-of-expert.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { isLinkOf } from '../../store/applicants/edit-links.ts'
import { findApplication } from '../../store/applications/application.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import { type KeptMatch, listMatchesOf, listMatchMoves } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { digestOf } from '../protection/tokens.ts'
import { readLoads } from './expert-load.ts'
import { isShortlistHeld } from './held-shortlist.ts'

/** The experts that are suggested to a hospital, by a link of its request. */
export async function readShortlist(
  store: Store,
  { applicationId }: EditSession,
  hash: string,
): Promise<Outcome<Shortlist>> {
  if (!(await isLinkOf(store, applicationId, digestOf(hash)))) return refuse('not_found')
  const request = await findApplication(store, applicationId)
  if (request?.kind !== 'hospital') return refuse('not_found')
  const matches = await listMatchesOf(store, applicationId)
  const chosen = matches.find(({ status }) => isChosen(status))
  const offered = matches.filter(({ status }) => status === 'shortlisted').sort((a, b) => b.score - a.score)
  const isHeld = await isShortlistHeld(store, applicationId)
  const isOpen = request.status === 'shortlist_sent' && offered.length > 0 && !isHeld
  const shown = chosen ? [chosen] : isOpen ? offered : []
  return done({
    experts: await shownExperts(store, needOf(request.answers), shown),
    hospital_id: request.id,
    hospital_name: String(request.answers.name),
    status: chosen ? 'chosen' : isOpen ? 'open' : 'closed',
    chosen_id: chosen?.expert_id ?? null,
    chosen_at: chosen ? await chosenAt(store, chosen) : null,
  })
}

/** When the hospital chose, whatever moves came later. */
async function chosenAt(store: Store, { id }: KeptMatch): Promise<string | null> {
  const moves = await listMatchMoves(store, id)
  return moves.findLast(({ to_status }) => to_status === 'selected')?.moved_at.toISOString() ?? null
}

/** The snapshot of the match may be older than the answers that are shown. */
async function shownExperts(
  store: Store,
  need: Need,
  matches: readonly KeptMatch[],
): Promise<ShortlistedExpert[]> {
  const experts = await readAnswers(
    store,
    matches.map(({ expert_id }) => expert_id),
  )
  const loads = await readLoads(store, matches)
  return matches.flatMap((match) => {
    const { id: matchId, expert_id: id } = match
    const expert = experts.find((one) => one.id === id)
    if (!expert) return []
    const { petals } = scoreMatch(need, candidateOf(expert.answers))
    const load = loads.get(matchId)?.load ?? 'free'
    const gates = gatesOfToday(need, expert.answers, match)
    return [{ id, ...shownOfExpert(expert.answers), petals, load, gates }]
  })
}
