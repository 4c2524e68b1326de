import { agreementVersion } from '../../../src/domain/programme/agreement.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import { drawLetter } from '../letter-of-commitment.ts'
import { must, type Registry } from '../past/registry.ts'
import { fullNameOf } from '../people.ts'
import { dayOf, daysAfter, daysBefore } from '../steps.ts'
import { type Scene, seen } from './matching-story.ts'
import { acceptReport, reportsStory, returnReport, sendReport } from './report-story.ts'
import type { Part } from './review-story.ts'

/** A collaboration, from the hospital's choice on. */
export async function* collaborationStory(registry: Registry, scene: Scene): Part<void> {
  const { moments, request } = scene.plan
  const { staff } = scene.hospital
  const { programme } = registry
  const { matchId } = scene.chosen
  if (!moments.has('confirmed')) return
  yield moments.get('confirmed') as Date
  must(await programme.confirmChoice(staff, { ...(await seen(registry, matchId)), stands: true }))
  yield* signing(registry, scene)
  if (!moments.has('begun')) return
  const begun = moments.get('begun') as Date
  yield begun
  const days = { starts_on: dayOf(begun), ends_on: dayOf(daysAfter(begun, request.period)) }
  must(await programme.beginCollaboration(staff, { ...(await seen(registry, matchId)), ...days, past: true }))
  yield* working(registry, scene, begun)
  if (!moments.has('completed')) return
  yield moments.get('completed') as Date
  must(await programme.completeCollaboration(staff, await seen(registry, matchId)))
}

/** Both agreements and the letter, as far as the plan goes. */
async function* signing(registry: Registry, { plan, hospital, chosen }: Scene): Part<void> {
  const { moments, request, random } = plan
  const { programme, store } = registry
  const { matchId, expertId } = chosen
  const from = moments.get('confirmed') as Date
  const until = moments.get('signed')
  const days = until ? (Number(until) - Number(from)) / 86_400_000 : 1.5
  if (request.course === 'letter_on_paper') {
    yield daysAfter(from, 1)
    const signed_on = dayOf(from)
    must(await programme.recordLetter(hospital.staff, { ...(await seen(registry, matchId)), signed_on }))
    return
  }
  yield daysAfter(from, days * (0.2 + random.next() * 0.2))
  const expert = await findApplication(store, expertId)
  const { name, surname } = expert?.answers ?? {}
  const signature = { text_version: agreementVersion, locale: 'en' } as const
  must(
    await programme.acceptAgreement({ applicationId: expertId, kind: 'expert' }, matchId, {
      name: fullNameOf({ name: String(name), surname: String(surname) }),
      ...signature,
    }),
  )
  if (!until) {
    if (!request.isReminded) return
    yield daysAfter(from, 2.5)
    must(await programme.remindSide(hospital.staff, { id: matchId, about: 'agreement', side: 'hospital' }))
    return
  }
  yield daysBefore(until, days * random.next() * 0.3)
  const contact = String(plan.answers.contact_person)
  must(await programme.acceptAgreement(hospital, matchId, { name: contact, ...signature }))
  yield until
  const file = await registry.sendFile('letter-of-commitment.pdf', drawLetter(plan.answers))
  must(await programme.handInLetter(hospital, matchId, file))
}

/** What happens between the first and the last day. */
async function* working(registry: Registry, scene: Scene, begun: Date): Part<void> {
  const { request, random } = scene.plan
  const { period, course } = request
  const { staff } = scene.hospital
  const { programme } = registry
  const { matchId } = scene.chosen
  const at = (share: number) => daysAfter(begun, share * period)
  if (course === 'on_hold') {
    yield at(0.35)
    const reason = 'The ward is being rebuilt; both sides go on in spring.'
    must(await programme.holdCollaboration(staff, { ...(await seen(registry, matchId)), reason }))
    return
  }
  if (course === 'ended_early') {
    yield at(0.28)
    const reason = 'The expert has changed to a post without time for it; both sides have agreed to stop.'
    must(await programme.endEarly(staff, { ...(await seen(registry, matchId)), reason }))
    return
  }
  if (course === 'midterm_late') {
    yield at(0.62)
    must(await programme.remindSide(staff, { id: matchId, about: 'midterm_report', side: 'expert' }))
    return
  }
  if (course === 'midterm_returned') {
    yield at(0.5)
    await sendReport(registry, scene, 'midterm_report')
    yield at(0.55)
    await returnReport(registry, scene, 'midterm_report')
    return
  }
  yield daysAfter(at(0.5), -3 + random.next() * 5)
  await sendReport(registry, scene, 'midterm_report')
  if (course === 'midterm_submitted') return
  yield daysAfter(at(0.5), 3 + random.next() * 3)
  await acceptReport(registry, scene, 'midterm_report')
  if (random.chance(0.2)) {
    yield at(0.8)
    const reason = 'The visit was moved because of the rains.'
    const ends_on = dayOf(daysAfter(begun, period + 4))
    must(await programme.moveLastDay(staff, { ...(await seen(registry, matchId)), ends_on, reason }))
  }
  yield* reportsStory(registry, scene, at(1))
}
