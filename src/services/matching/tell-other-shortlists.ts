import { needOf } from '../../domain/matching/need.ts'
import { capacityIn } from '../../domain/matching/workload.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { type KeptMatch, listMatchesOf } from '../../store/matching/matches.ts'
import { listOtherShortlists } from '../../store/matching/workloads.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { readLoads } from './expert-load.ts'
import { readGatesOfToday } from './gates-of-today.ts'
import { mailNotice } from './mail-of-choosing.ts'

/** Tells the coordinator which other shortlists lose an expert who reaches their limit by this choice. */
export async function tellOtherShortlists(trx: Database, chosen: KeptMatch): Promise<void> {
  const expert = await findApplication(trx, chosen.expert_id)
  const most = capacityIn(await findRegistryFacts(trx))
  for (const hospitalId of await listOtherShortlists(trx, chosen.expert_id, chosen.hospital_id)) {
    const request = await findApplication(trx, hospitalId)
    const offered = (await listMatchesOf(trx, hospitalId)).filter(({ status }) => status === 'shortlisted')
    const loads = await readLoads(trx, offered)
    const same = offered.find(({ expert_id }) => expert_id === chosen.expert_id)
    const { engagements, load } = (same && loads.get(same.id)) ?? {}
    if (!request || load !== 'full' || engagements !== most) continue
    const gates = await readGatesOfToday(trx, needOf(request.answers), offered)
    const isSomebodyFree = offered.some(({ id }) => loads.get(id)?.load !== 'full' && !gates.has(id))
    await mailNotice(trx, request, isSomebodyFree ? 'expertTakenNotice' : 'nobodyFreeNotice', {
      expert,
    })
  }
}
