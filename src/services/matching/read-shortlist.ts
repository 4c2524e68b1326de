import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { isChosen, type Shortlist, type ShortlistedExpert } from '../../domain/matching/shortlist.ts'
import { shownOfExpert } from '../../domain/matching/shown-of-expert.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { isLinkOf } from '../../store/applicants/edit-links.ts'
import { findApplication } from '../../store/applications/application.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import { type KeptMatch, listMatchesOf, listMatchMoves } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { digestOf } from '../protection/tokens.ts'

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
  const isOpen = request.status === 'shortlist_sent' && offered.length > 0
  const shown = chosen ? [chosen] : isOpen ? offered : []
  return done({
    experts: await shownExperts(store, shown),
    hospital_id: request.id,
    hospital_name: String(request.answers.name),
    status: chosen ? 'chosen' : isOpen ? 'open' : 'closed',
    chosen_id: chosen?.expert_id ?? null,
    chosen_at: chosen ? await chosenAt(store, chosen) : null,
  })
}

/** Independent of later moves. */
async function chosenAt(store: Store, { id }: KeptMatch): Promise<string | null> {
  const moves = await listMatchMoves(store, id)
  return moves.findLast(({ to_status }) => to_status === 'selected')?.moved_at.toISOString() ?? null
}

async function shownExperts(store: Store, matches: readonly KeptMatch[]): Promise<ShortlistedExpert[]> {
  const experts = await readAnswers(
    store,
    matches.map(({ expert_id }) => expert_id),
  )
  return matches.flatMap(({ expert_id: id, petals }) => {
    const expert = experts.find((one) => one.id === id)
    return expert ? [{ id, ...shownOfExpert(expert.answers), petals }] : []
  })
}
