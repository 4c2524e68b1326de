import { candidateOf } from '../../domain/matching/candidate.ts'
import { needOf } from '../../domain/matching/need.ts'
import { scoreMatch } from '../../domain/matching/score.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import { refreshMatchProfiles } from '../../store/matching/match-profiles.ts'
import { rankExperts } from '../../store/matching/ranking.ts'
import type { Store } from '../../store/open-store.ts'

const shown = 50

/** The best experts for a request, each with the reasons for its score. */
export async function rankForRequest(store: Store, hospitalId: string) {
  await refreshMatchProfiles(store)
  const [hospital] = await readAnswers(store, [hospitalId])
  if (hospital?.kind !== 'hospital') return refuse('not_found')
  const need = needOf(hospital.answers)
  const ranked = await rankExperts(store, need, shown)
  const experts = await readAnswers(
    store,
    ranked.map(({ id }) => id),
  )
  const byId = new Map(experts.map((expert) => [expert.id, expert]))
  return done(
    ranked.flatMap((standing) => {
      const expert = byId.get(standing.id)
      return expert ? [{ ...standing, expert, match: scoreMatch(need, candidateOf(expert.answers)) }] : []
    }),
  )
}
