import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import { needOf } from '../../../src/domain/matching/need.ts'
import { reportForms } from '../../../src/domain/programme/report-forms.ts'
import {
  dueDays,
  type ReportKind,
  type ReportStatus,
  reportKinds,
} from '../../../src/domain/programme/reports.ts'
import { admit } from '../admit.ts'
import { drawWords, fillIn, say } from '../prose.ts'
import { type Random, seeded } from '../random.ts'
import type { PastMatch } from './matches.ts'

export type PastReport = {
  id: string
  match_id: string
  kind: ReportKind
  status: ReportStatus
  due_on: string
  answers: Answers | null
  submitted_at: string | null
  note: string | null
  settled_at: string | null
}

/** From which day to which the two work together; nothing before they have begun. */
export function periodOf({
  status,
  hospital,
  moments,
}: PastMatch): { starts_on: string; ends_on: string } | undefined {
  const months = needOf(hospital.answers).months ?? 6
  if (status === 'active' || status === 'on_hold') {
    const begun = moments.active.getTime()
    return { starts_on: dayOf(begun), ends_on: dayOf(begun + months * month) }
  }
  if (status !== 'completed') return undefined
  const end = moments.completed.getTime() - month / 2
  return { starts_on: dayOf(Math.min(moments.active.getTime(), end - 2 * month)), ends_on: dayOf(end) }
}

/** What all of them owe. Of what is overdue, the first is missing, the next is read just now, the others are accepted. */
export function makeReports(matches: readonly PastMatch[], now: Date): PastReport[] {
  let overdue = 0
  return matches.flatMap((match) => {
    const period = periodOf(match)
    if (!period) return []
    const days = dueDays(period.starts_on, period.ends_on)
    const random = seeded(`reports of ${match.id}`)
    return reportKinds.map((kind) => {
      const due_on = days[kind]
      const isPast = due_on < dayOf(now.getTime())
      const late = isPast ? lateOnes[overdue++ % lateOnes.length] : undefined
      const status = match.status === 'completed' ? 'accepted' : (late ?? 'due')
      const sent = new Date(Math.min(Date.parse(due_on), moved(match, now)) - month / 30).toISOString()
      const isSent = status !== 'due'
      return {
        id: random.uuid(),
        match_id: match.id,
        kind,
        status,
        due_on,
        answers: isSent ? writeReport(random, kind) : null,
        submitted_at: isSent ? sent : null,
        note: null,
        settled_at: status === 'accepted' ? sent : null,
      }
    })
  })
}

const lateOnes = ['due', 'submitted', 'accepted', 'accepted', 'accepted'] as const

const moved = ({ status, moments }: PastMatch, now: Date) =>
  status === 'completed' ? moments.completed.getTime() : now.getTime()

const month = 30 * 86_400_000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function writeReport(random: Random, kind: ReportKind): Answers {
  const words = drawWords(random)
  const tell = (sentences: readonly string[], count: number) => fillIn(say(random, sentences, count), words)
  return admit(reportForms[kind], {
    ...(kind === 'feedback_report' && { rating: random.pick(['very_helpful', 'very_helpful', 'helpful']) }),
    activities: tell(activities, 2),
    changes: tell(changes, 2),
    ...(random.chance(0.5) && { difficulties: tell(difficulties, 1) }),
    next: tell(plans, 1),
    ...(kind !== 'midterm_report' && random.chance(0.7) && { story_consent: true }),
  })
}

const activities = [
  'We met by video every week and spoke about three patients each time.',
  'We wrote a guideline for {ward} together, one page long.',
  'The laboratory and the pharmacy now sit at the same table once a month.',
  'We looked at every prescription of {antibiotic} for {months} weeks and gave the result back to the prescribers.',
  'Twelve nurses learned to take blood cultures before the first dose.',
  'We practised hand hygiene in {ward} and counted together.',
]

const changes = [
  'Treatment is reviewed after {hours} hours in {percent} of 100 patients; before, nobody counted.',
  'Fewer patients in {ward} get {antibiotic} without a reason in the notes.',
  'Results from the laboratory reach the ward on the same day.',
  'The team speaks about {organism} before an outbreak and not after it.',
  'The antibiotic committee meets again, with minutes.',
]

const difficulties = [
  'The line was often too weak for video, so we wrote instead.',
  'Two colleagues left {ward}, and we had to begin again with the new ones.',
  'Discs for the laboratory came {few} weeks late.',
]

const plans = [
  'The same steps in a second ward, with our own people as teachers.',
  'A count of {antibiotic} every quarter, which the management has asked for.',
  'We stay in touch and speak once every three months.',
]
