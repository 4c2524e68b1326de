import { isUuid } from '../../domain/api/uuid.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { type Need, needOf } from '../../domain/matching/need.ts'
import type { Weights } from '../../domain/matching/scale.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import { findRefusedUntil, listHeldQuestions } from '../../store/matching/held-match-moves.ts'
import { refreshMatchProfiles } from '../../store/matching/match-profiles.ts'
import { findWeights, listWeightChanges } from '../../store/matching/match-weights.ts'
import { listNamedMatches } from '../../store/matching/matches.ts'
import { countExperts } from '../../store/matching/open-gates.ts'
import { findKeptOut, rankExperts } from '../../store/matching/ranking.ts'
import type { Store } from '../../store/open-store.ts'
import { readFromReplica } from '../../store/postgres/read-replica.ts'
import { findHeldMove } from '../../store/review/moves.ts'
import { changedRequest, readChanges } from './changed-answers.ts'
import { withLoads } from './expert-load.ts'
import { readGatesOfToday } from './gates-of-today.ts'
import { judgeExperts } from './judge-experts.ts'

type WorkspaceQuery = {
  filter: ExpertFilter
  show: number
  compare: readonly string[]
  /** How many excluded experts to list; a search lists some in any case. */
  excluded?: number
}

export async function readWorkspace(store: Store, hospitalId: string, query: WorkspaceQuery) {
  if (!isUuid(hospitalId)) return refuse('not_found')
  await refreshMatchProfiles(store)
  return readFromReplica(store, (reader) => readRanked(reader, hospitalId, query))
}

async function readRanked(
  store: Store,
  hospitalId: string,
  { filter, show, compare, excluded = 0 }: WorkspaceQuery,
) {
  const best = await rankWith(store, hospitalId, { count: show + 1, filter })
  if (!best.ok) return best
  const { request, need, weights, ranked } = best.value
  const [shortlist, refusedUntil, questions, move, counts, keptOut, compared, weightChanges] =
    await Promise.all([
      listLoadedMatches(store, hospitalId),
      findRefusedUntil(store, hospitalId),
      listHeldQuestions(store, hospitalId),
      findHeldMove(store, hospitalId),
      countExperts(store, need),
      findExcluded(store, need, { filter, weights, most: excluded }),
      judgeExperts(store, need, compare.filter(isUuid), weights),
      listWeightChanges(store, hospitalId),
    ])
  const changes = await readChanges(
    store,
    shortlist.map(({ id }) => id),
  )
  const gates = await readGatesOfToday(store, need, shortlist)
  return done({
    request,
    requestChanged: changedRequest([...changes.values()]),
    shortlist: shortlist.map((entry) => ({
      ...entry,
      changed: changes.get(entry.id)?.expert ?? null,
      /** The gates that today's answers close. */
      gates: gates.get(entry.id) ?? [],
    })),
    refusedUntil,
    /** Held mails, which can be taken back: questions to experts, or the shortlist. */
    heldQuestions: questions.map(({ match_id, held_until }) => ({ id: match_id, until: held_until })),
    heldShortlist:
      move?.to_status === 'shortlist_sent' ? { token: move.batch_id, until: move.held_until } : null,
    counts,
    ranked: ranked.slice(0, show),
    hasMore: ranked.length > show,
    keptOut: await judgeExperts(store, need, keptOut.ids, weights),
    hasMoreKeptOut: keptOut.hasMore,
    compared,
    weights,
    weightChanges,
  })
}

const foundAtLeast = 10

/** Active experts with a closed gate, best first; a search also finds inactive ones. */
async function findExcluded(store: Store, need: Need, { filter, weights, most: asked }: Excluded) {
  const { search } = filter
  const most = search ? Math.max(asked, foundAtLeast) : asked
  if (most === 0) return { ids: [], hasMore: false }
  const ids = search
    ? await findKeptOut(store, need, search, most + 1)
    : (await rankExperts(store, need, most + 1, { filter, weights, gates: 'closed' })).map(({ id }) => id)
  return { ids: ids.slice(0, most), hasMore: ids.length > most }
}

type Excluded = { filter: ExpertFilter; weights: Weights; most: number }

export type Workspace = ValueOf<typeof readWorkspace>
export type ShortlistEntry = Workspace['shortlist'][number]

/** All matches of the request, with the workload of their experts from other hospitals. */
const listLoadedMatches = async (store: Store, hospitalId: string) =>
  withLoads(store, await listNamedMatches(store, hospitalId))

type Wanted = { count?: number; filter?: ExpertFilter }

/** The best experts for a request, each with the reasons for its score. */
export async function rankForRequest(store: Store, hospitalId: string, wanted: Wanted = {}) {
  await refreshMatchProfiles(store)
  return readFromReplica(store, (reader) => rankWith(reader, hospitalId, wanted))
}

/** Ranks with the match profiles as they are stored. */
async function rankWith(store: Store, hospitalId: string, { count = 50, filter }: Wanted) {
  const [request] = await readAnswers(store, [hospitalId])
  if (request?.kind !== 'hospital') return refuse('not_found')
  const need = needOf(request.answers)
  const weights = await findWeights(store, hospitalId)
  const ranked = await rankExperts(store, need, count, { filter, weights })
  const ids = ranked.map(({ id }) => id)
  return done({ request, need, weights, ranked: await judgeExperts(store, need, ids, weights) })
}
