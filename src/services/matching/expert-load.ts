import * as v from 'valibot'
import { writtenReason } from '../../domain/api/endpoint-parts.ts'
import { certificatePath } from '../../domain/api/programme/certificate-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { capacityIn, isEngaged, isLimitLifted, type Load, loadOf } from '../../domain/matching/workload.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../../store/database.ts'
import { type KeptMatch, keepOverLimitReason } from '../../store/matching/matches.ts'
import { listRequestsOfExpert, lockWorkload, readWorkloads } from '../../store/matching/workloads.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

type Loaded = Pick<KeptMatch, 'id' | 'expert_id' | 'status' | 'passed_gates' | 'over_limit_reason'>

/** The workload of an expert from other requests, and the capacity left for this one. */
export type Carried = { engagements: number; load: Load }

/** The workloads of experts, by match. */
export async function readLoads(database: Database, matches: readonly Loaded[]) {
  const workloads = await readWorkloads(
    database,
    matches.map(({ expert_id }) => expert_id),
  )
  const most = capacityIn(await findRegistryFacts(database))
  const loads = matches.map((match): [string, Carried] => {
    const all = workloads.get(match.expert_id)?.engagements ?? 0
    const engagements = isEngaged(match.status) ? all - 1 : all
    return [
      match.id,
      { engagements, load: loadOf(engagements, most, { isLimitLifted: isLimitLifted(match) }) },
    ]
  })
  return new Map(loads)
}

/** The matches, each with the workload of its expert; one query for all. */
export async function withLoads<Match extends Loaded>(database: Database, matches: readonly Match[]) {
  const loads = await readLoads(database, matches)
  const nothing: Carried = { engagements: 0, load: 'free' }
  return matches.map((match) => ({ ...match, ...(loads.get(match.id) ?? nothing) }))
}

/** Whether the expert may take this request on; the answer holds until the transaction ends. */
export async function lockFreeExpert(trx: Database, match: Loaded): Promise<boolean> {
  await lockWorkload(trx, match.expert_id)
  return (await readLoads(trx, [match])).get(match.id)?.load !== 'full'
}

/** Keeps the reason for asking or sending experts who have reached their limit since they were suggested. */
export async function liftLimits(
  trx: Database,
  matches: readonly Loaded[],
  overLimitReason = '',
): Promise<Outcome<undefined>> {
  const loads = await readLoads(trx, matches)
  const full = matches.filter(({ id }) => loads.get(id)?.load === 'full').map(({ id }) => id)
  if (full.length === 0) return done(undefined)
  const reason = v.safeParse(writtenReason, overLimitReason)
  if (!reason.success) {
    const code = reason.issues[0].message as FieldCode
    return refuse('invalid_answers', { errors: { overLimitReason: code } })
  }
  await keepOverLimitReason(trx, full, reason.output)
  return done(undefined)
}

/** How much of their limit an expert uses, the requests for which they were suggested, and their certificates. */
export async function readExpertWorkload(store: Store, expertId: string, staff: Regional) {
  const [requests, workloads, facts] = await Promise.all([
    listRequestsOfExpert(store, expertId, staff),
    readWorkloads(store, [expertId]),
    findRegistryFacts(store),
  ])
  return {
    carried: workloads.get(expertId)?.engagements ?? 0,
    most: capacityIn(facts),
    requests: requests.map(({ number, moved_at, ...request }) => ({
      ...request,
      reference: referenceOf('hospital', number),
      moved_at: moved_at.toISOString(),
      certificate: request.status === 'completed' ? certificatePath('staff', request.match_id) : null,
    })),
  }
}
