import { isUuid } from '../../domain/api/uuid.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { needOf } from '../../domain/matching/need.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import { findRefusedUntil } from '../../store/matching/held-match-moves.ts'
import { refreshMatchProfiles } from '../../store/matching/match-profiles.ts'
import { listNamedMatches } from '../../store/matching/matches.ts'
import { countExperts, findKeptOut, rankExperts } from '../../store/matching/ranking.ts'
import type { Store } from '../../store/open-store.ts'
import { judgeExperts } from './judge-experts.ts'

const mostKeptOut = 10

export async function readWorkspace(
  store: Store,
  hospitalId: string,
  { filter, show, compare }: { filter: ExpertFilter; show: number; compare: readonly string[] },
) {
  if (!isUuid(hospitalId)) return refuse('not_found')
  const best = await rankForRequest(store, hospitalId, { count: show + 1, filter })
  if (!best.ok) return best
  const { request, need, ranked } = best.value
  const [shortlist, refusedUntil, counts, keptOut, compared] = await Promise.all([
    listNamedMatches(store, hospitalId),
    findRefusedUntil(store, hospitalId),
    countExperts(store, need),
    filter.search ? findKeptOut(store, need, filter.search, mostKeptOut) : [],
    judgeExperts(store, need, compare.filter(isUuid)),
  ])
  return done({
    request,
    shortlist,
    refusedUntil,
    counts,
    ranked: ranked.slice(0, show),
    hasMore: ranked.length > show,
    keptOut: await judgeExperts(store, need, keptOut),
    compared,
  })
}

export type Workspace = ValueOf<typeof readWorkspace>
export type ShortlistEntry = Workspace['shortlist'][number]

/** The best experts for a request, each with the reasons for its score. */
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
