import { candidateOf } from '../../domain/matching/candidate.ts'
import { closedGates } from '../../domain/matching/gates.ts'
import type { Need } from '../../domain/matching/need.ts'
import type { Weights } from '../../domain/matching/scale.ts'
import { scoreMatch } from '../../domain/matching/score.ts'
import { capacityIn } from '../../domain/matching/workload.ts'
import type { Database } from '../../store/database.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import { readWorkloads } from '../../store/matching/workloads.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

export type JudgedExpert = Awaited<ReturnType<typeof judgeExperts>>[number]

/** Scores and gates of the given experts, in the same order; unknown ones are omitted. */
export async function judgeExperts(
  database: Database,
  need: Need,
  ids: readonly string[],
  weights?: Weights,
) {
  const read = await readAnswers(database, ids)
  const workloads = await readWorkloads(database, ids)
  const most = capacityIn(await findRegistryFacts(database))
  const byId = new Map(read.map((expert) => [expert.id, expert]))
  return ids.flatMap((id) => {
    const expert = byId.get(id)
    if (expert?.kind !== 'expert') return []
    const candidate = candidateOf(expert.answers)
    const { offers = 0, engagements = 0 } = workloads.get(id) ?? {}
    const gates = closedGates(need, candidate, {
      isActive: expert.status === 'active',
      hasConsented: expert.answers.consent === true,
      hasCapacity: engagements < most,
    })
    const match = scoreMatch(need, candidate, weights)
    return [{ ...expert, match, gates, recentOffers: offers, engagements }]
  })
}
