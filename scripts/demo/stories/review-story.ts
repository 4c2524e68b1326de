import type { EditSession } from '../../../src/domain/applicants/edit-session.ts'
import type {
  ApplicationKind,
  ApplicationStatus,
} from '../../../src/domain/applications/application-status.ts'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import type { Author } from '../../../src/domain/staff/audit.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import { drawPapers } from '../papers.ts'
import { must, type Registry } from '../past/registry.ts'
import type { Plan } from '../plans.ts'
import {
  askedOf,
  correctedOf,
  correctionReason,
  declineOf,
  interviewNotes,
  otherNumber,
  reviewNotes,
} from '../review-words.ts'
import type { Step } from '../steps.ts'
import { visitForm } from './visit-story.ts'

/** Part of a story, with what it leads to. */
export type Part<T> = AsyncGenerator<Date, T, void>

/** The application, and the coordinator who takes care of it. */
export type Applicant = EditSession & { staff: Author }

/** A review, from the form to the last of these steps. */
export async function* reviewStory(registry: Registry, plan: Plan, steps: readonly Step[]): Part<Applicant> {
  const { moments, kind, number, random } = plan
  yield* visitForm(registry, plan)
  const sent = kind === 'expert' ? await withPapers(registry, plan.answers) : plan.answers
  const session = await registry.apply(kind, sent)
  const staff = registry.team[number % registry.team.length] as Author
  const applicant = { ...session, staff }
  if (steps.includes('paused')) registry.leaving.add(session.applicationId)
  for (const step of steps) {
    yield moments.get(step) as Date
    if (step === 'informed') await inform(registry, applicant, plan)
    else if (step === 'withdrawn') must(await registry.applicants.withdrawApplication(session))
    else {
      await moveTo(registry, applicant, step as ApplicationStatus)
      await remark(registry, applicant, { step, random })
    }
    if (step === 'accepted' && plan.facts) await addFacts(registry, applicant, plan.facts)
    if (step === slipOf[kind] && number % 9 === 4) await correct(registry, applicant)
  }
  return applicant
}

/** The step after which coordinators correct a typing mistake. */
const slipOf: Readonly<Record<ApplicationKind, Step>> = {
  expert: 'accepted',
  trainer: 'accepted',
  hospital: 'eligible',
}

/** Uploads the two files that an expert sends. */
async function withPapers(registry: Registry, answers: Answers): Promise<Answers> {
  const { resume, endorsement } = drawPapers(answers as Parameters<typeof drawPapers>[0])
  return {
    ...answers,
    resume: await registry.sendFile('resume.pdf', resume),
    endorsement: await registry.sendFile('endorsement.pdf', endorsement),
  }
}

export async function moveTo(
  { store, review }: Registry,
  { applicationId: id, kind, staff }: Applicant,
  to: ApplicationStatus,
): Promise<void> {
  const { version = 0, number = 0 } = (await findApplication(store, id)) ?? {}
  const { fields, note } = askedOf[kind]
  const asked = to === 'info_requested' ? { fields: [fields], note } : undefined
  const decline = to === 'declined' ? declineOf(kind, number) : undefined
  must(await review.moveApplications(staff, { applications: [{ id, version }], to, asked, decline }))
}

const versionOf = async ({ store }: Pick<Registry, 'store'>, id: string) =>
  (await findApplication(store, id))?.version ?? 0

/** The applicant answers the request for information. */
async function inform(
  registry: Registry,
  applicant: Applicant,
  { kind, random, answers }: Plan,
): Promise<void> {
  const { fields, answer } = askedOf[kind]
  const version = await versionOf(registry, applicant.applicationId)
  const changed = { version, fieldsToUpdate: { [fields]: answer(random, answers) } }
  must(await registry.applicants.editApplication(applicant, { answers: changed, locale: 'en' }))
}

async function correct({ store, review }: Registry, { applicationId: id, kind, staff }: Applicant) {
  const application = await findApplication(store, id)
  const field = correctedOf[kind]
  const answers = { [field]: otherNumber(String(application?.answers[field])) }
  const { version = 0 } = application ?? {}
  must(await review.correctAnswers(staff, { id, version, answers, reason: correctionReason }))
}

async function addFacts(
  { store, review }: Registry,
  { applicationId: id, staff }: Applicant,
  answers: Answers,
) {
  must(await review.addFacts(staff, { id, version: await versionOf({ store }, id), answers }))
}

/** What coordinators write beside an application. */
async function remark(
  { review, team, mayAssign }: Registry,
  { applicationId: id, staff }: Applicant,
  { step, random }: Pick<Plan, 'random'> & { step: Step },
): Promise<void> {
  if (step === 'in_review') {
    const assignee = random.chance(0.7) ? staff : random.pick(team)
    if (mayAssign && random.chance(0.6))
      must(await review.assignApplication(staff, { id, assignee: assignee.id }))
    if (random.chance(0.2))
      must(await review.noteOnApplication(staff, { id, text: random.pick(reviewNotes) }))
    if (random.chance(0.1)) must(await review.tagApplication(staff, { id, tags: [random.pick(tags)] }))
  }
  if (step === 'interview')
    must(await review.noteOnApplication(staff, { id, text: random.pick(interviewNotes) }))
}

const tags = ['french', 'paediatrics', 'call again']
