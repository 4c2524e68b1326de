import { certificatePath } from '../../domain/api/programme/certificate-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { capacityIn } from '../../domain/matching/workload.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { listRequestsOfExpert, readWorkloads } from '../../store/matching/workloads.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

/** How much of their limit an expert uses, the requests that they were suggested for, and their certificates. */
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
