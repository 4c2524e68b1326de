import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import { nameOfExpert } from '../../../src/domain/matching/shortlist.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import { listMatchesOf } from '../../../src/store/matching/matches.ts'
import { later } from '../waits.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'

/** The hospital chooses, refuses all, or has to be reminded first. */
export async function* choosing(world: World, hospital: Applicant, { random }: Life): Part<void> {
  const { registry, tally } = world
  const { applicationId: id, staff } = hospital
  yield later(world, random, [0.2, 6])
  if (random.chance(0.1)) {
    yield later(world, random, [3, 9])
    tally.note('reminded of shortlist', await registry.programme.remindOfShortlist(staff, id))
    yield later(world, random, [0.5, 6])
  }
  const isChosen = !random.chance(0.06) && (await choose(world, hospital))
  if (!isChosen) {
    const reason = 'We would like somebody who has worked in a hospital of our size.'
    tally.note('shortlist refused', await registry.matching.refuseShortlist(hospital, reason))
    return
  }
  if (!random.chance(0.04)) return
  yield later(world, random, [0.05, 1.1])
  tally.note('choice undone', await registry.matching.undoSelection(staff, id))
}

/** The first who is still free. */
async function choose({ store, registry, tally }: World, hospital: Applicant): Promise<boolean> {
  const { applicationId } = hospital
  const request = await findApplication(store, applicationId)
  const offered = (await listMatchesOf(store, applicationId)).filter(({ status }) => status === 'shortlisted')
  for (const { expert_id } of offered) {
    const expert = await findApplication(store, expert_id)
    const selection = {
      hospitals_applications_id: applicationId,
      hospital_name: String(request?.answers.name),
      experts_applications_id: expert_id,
      expert_name: nameOfExpert(expert?.answers ?? {}),
    }
    if (tally.note('expert chosen', await registry.matching.selectExpert(hospital, selection)).ok) return true
  }
  return false
}
