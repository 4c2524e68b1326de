import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { reportForms } from '../../src/domain/programme/report-forms.ts'
import type { ReportKind } from '../../src/domain/programme/reports.ts'
import { admit } from './admit.ts'
import { drawWords, fillIn, say } from './prose.ts'
import type { Random } from './random.ts'

export function writeReport(random: Random, kind: ReportKind): Answers {
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
