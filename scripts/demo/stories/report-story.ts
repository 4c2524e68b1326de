import { type ReportKind, reportAuthor } from '../../../src/domain/programme/reports.ts'
import { listReports } from '../../../src/store/programme/reports.ts'
import { must, type Registry } from '../past/registry.ts'
import { writeReport } from '../report-words.ts'
import { daysAfter } from '../steps.ts'
import type { Scene } from './matching-story.ts'
import type { Part } from './review-story.ts'

export async function sendReport(
  { programme }: Registry,
  { plan, hospital, chosen }: Scene,
  kind: ReportKind,
) {
  const expert = { applicationId: chosen.expertId, kind: 'expert' } as const
  const session = reportAuthor[kind] === 'expert' ? expert : hospital
  const answers = writeReport(plan.random, kind)
  must(await programme.sendReport(session, { matchId: chosen.matchId, kind }, { answers, locale: 'en' }))
}

export const acceptReport = (registry: Registry, scene: Scene, kind: ReportKind) =>
  decide(registry, scene, kind, { decision: 'accept', note: '' })

export const returnReport = (registry: Registry, scene: Scene, kind: ReportKind) =>
  decide(registry, scene, kind, {
    decision: 'return',
    note: 'Thank you. Please add how many prescriptions you looked at, and in which wards.',
  })

async function decide(
  { store, programme }: Registry,
  { hospital, chosen: { matchId: id } }: Scene,
  kind: ReportKind,
  decided: { decision: 'accept' | 'return'; note: string },
): Promise<void> {
  const report = (await listReports(store, [id])).find((one) => one.kind === kind)
  must(await programme.decideReport(hospital.staff, { id, kind, version: report?.version ?? 0, ...decided }))
}

/** The two reports after the last day; every sixth comes late. */
export async function* reportsStory(registry: Registry, scene: Scene, end: Date): Part<void> {
  const { request, random } = scene.plan
  const isLate = request.nth % 6 === 3
  const [final, feedback] = [3 + random.next() * 6, isLate ? 15 + random.next() : 4 + random.next() * 7]
  if (request.course !== 'final_late') {
    yield daysAfter(end, final)
    await sendReport(registry, scene, 'final_report')
    yield daysAfter(end, final + 1)
    await acceptReport(registry, scene, 'final_report')
  }
  yield daysAfter(end, feedback)
  await sendReport(registry, scene, 'feedback_report')
  if (request.course === 'final_late') return
  yield daysAfter(end, feedback + 1.5)
  await acceptReport(registry, scene, 'feedback_report')
}
