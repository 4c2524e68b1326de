import type { Story } from '../past/play.ts'
import type { Registry } from '../past/registry.ts'
import { must } from '../past/registry.ts'
import { daysAfter, type Step } from '../steps.ts'
import { collaborationStory } from './collaboration-story.ts'
import { askAndAnswer, choose, type Planned, sendShortlist, suggest } from './matching-story.ts'
import { moveTo, reviewStory } from './review-story.ts'

const ofReview: readonly Step[] = [
  'in_review',
  'info_requested',
  'informed',
  'eligible',
  'declined',
  'withdrawn',
]

/** A hospital's request, from the form to the certificate or to the step at which it stands today. */
export async function* requestStory(registry: Registry, plan: Planned): Story {
  const { moments, steps, request } = plan
  const hospital = yield* reviewStory(
    registry,
    plan,
    steps.filter((step) => ofReview.includes(step)),
  )
  if (!moments.has('suggested')) return
  yield moments.get('suggested') as Date
  const suggested = await suggest(registry, hospital, plan)
  yield* askAndAnswer(registry, hospital, plan, suggested)
  if (moments.has('no_match')) {
    yield moments.get('no_match') as Date
    await moveTo(registry, hospital, 'no_match')
  }
  if (!moments.has('sent')) return
  yield moments.get('sent') as Date
  await sendShortlist(registry, hospital, suggested)
  if (!moments.has('chosen')) {
    if (!request.isReminded) return
    yield daysAfter(moments.get('sent') as Date, 8)
    must(await registry.programme.remindOfShortlist(hospital.staff, hospital.applicationId))
    return
  }
  yield moments.get('chosen') as Date
  const chosen = await choose(registry, hospital, suggested)
  yield* collaborationStory(registry, { plan, hospital, chosen })
  if (plan.status !== 'withdrawn') return
  yield daysAfter(moments.get('begun') as Date, 0.35 * request.period)
  must(await registry.applicants.withdrawApplication(hospital))
}
