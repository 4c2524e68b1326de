import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { needOf } from '../../domain/matching/need.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import { refreshMatchProfiles } from '../../store/matching/match-profiles.ts'
import { rankExperts } from '../../store/matching/ranking.ts'
import type { Store } from '../../store/open-store.ts'
import { judgeExperts } from './judge-experts.ts'

/** So many of the best experts for a request, each with the reasons for its score. */
export async function rankForRequest(
  store: Store,
  hospitalId: string,
  { count = 50, filter }: { count?: number; filter?: ExpertFilter } = {},
) {
  await refreshMatchProfiles(store)
  const [request] = await readAnswers(store, [hospitalId])
  if (request?.kind !== 'hospital') return refuse('not_found')
  const need = needOf(request.answers)
  const ranked = await rankExperts(store, need, count, filter)
  const ids = ranked.map(({ id }) => id)
  return done({ request, need, ranked: await judgeExperts(store, need, ids) })
}
