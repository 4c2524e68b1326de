import { writeReport } from '../../../scripts/demo/report-words.ts'
import { dayOf, daysAfter } from '../../../scripts/demo/steps.ts'
import { seen } from '../../../scripts/demo/stories/matching-story.ts'
import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import { isSettled, reportAuthor } from '../../../src/domain/programme/reports.ts'
import type { KeptMatch } from '../../../src/store/matching/matches.ts'
import { listReports } from '../../../src/store/programme/reports.ts'
import { later } from '../waits.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'

/** The next report of an active collaboration, or its completion. */
export async function* reporting(
  world: World,
  hospital: Applicant,
  match: KeptMatch,
  { random }: Life,
): Part<void> {
  const { registry, tally, store } = world
  const { programme } = registry
  const { staff } = hospital
  const reports = await listReports(store, [match.id])
  const next = reports
    .filter(({ status }) => !isSettled(status))
    .sort((a, b) => (a.due_on < b.due_on ? -1 : 1))[0]
  if (!next) {
    yield later(world, random, [1, 12])
    const completed = tally.note(
      'completed',
      await programme.completeCollaboration(staff, await seen(registry, match.id)),
    )
    if (completed.ok) yield* certifying(world, match, random.chance(0.05))
    return
  }
  const { kind, version } = next
  const report = { id: match.id, kind, version }
  if (next.status === 'submitted') {
    yield later(world, random, [0.5, 6])
    const decided = random.chance(0.12)
      ? ({ decision: 'return', note: 'Please add how many prescriptions you looked at.' } as const)
      : ({ decision: 'accept', note: '' } as const)
    tally.note(`report ${decided.decision}ed`, await programme.decideReport(staff, { ...report, ...decided }))
    return
  }
  if (kind === 'midterm_report' && random.chance(0.08)) await extend(world, hospital, match)
  const due = daysAfter(new Date(next.due_on), -6 + random.next() * 26)
  yield new Date(Math.max(due.getTime(), later(world, random, [0.2, 1]).getTime()))
  if (random.chance(0.1)) {
    const order = { id: match.id, about: kind, side: reportAuthor[kind] }
    tally.note('reminded of report', await programme.remindSide(staff, order))
  }
  if (random.chance(0.05)) {
    const waived = { ...report, decision: 'waive', note: 'The author is on leave.' } as const
    tally.note('report waived', await programme.decideReport(staff, waived))
    return
  }
  const author =
    reportAuthor[kind] === 'expert' ? ({ applicationId: match.expert_id, kind: 'expert' } as const) : hospital
  const answers = writeReport(random, kind)
  const sent = { answers, locale: 'en' } as const
  tally.note('report sent', await programme.sendReport(author, { matchId: match.id, kind }, sent))
}

async function extend({ registry, tally }: World, { staff }: Applicant, match: KeptMatch): Promise<void> {
  const reason = 'The visit was moved because of the rains.'
  const ends_on = dayOf(daysAfter(new Date(match.ends_on ?? 0), 30))
  const order = { ...(await seen(registry, match.id)), ends_on, reason }
  tally.note('last day moved', await registry.programme.moveLastDay(staff, order))
}

/** The day after completion the expert downloads the certificate, and a third party checks its verification code. */
async function* certifying(world: World, match: KeptMatch, isDrawn: boolean): Part<void> {
  const { registry, tally, store } = world
  yield daysAfter(new Date(world.past.now()), 1)
  const expert = { applicationId: match.expert_id, kind: 'expert' } as const
  if (isDrawn) tally.note('certificate read', await registry.programme.readOwnCertificate(expert, match.id))
  const kept = await store.db
    .selectFrom('match')
    .select('certificate_code')
    .where('id', '=', match.id)
    .executeTakeFirst()
  if (kept?.certificate_code)
    tally.note('certificate verified', await registry.programme.verifyCertificate(kept.certificate_code))
}
