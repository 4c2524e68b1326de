import {
  askedOf,
  correctedOf,
  correctionReason,
  declineOf,
  interviewNotes,
  otherNumber,
  reviewNotes,
} from '../../../scripts/demo/review-words.ts'
import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import type { ApplicationStatus } from '../../../src/domain/applications/application-status.ts'
import { type Application, findApplication } from '../../../src/store/applications/application.ts'
import { later } from '../waits.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'

/** From the form to the registry or the search for an expert, or to an earlier end. */
export async function* reviewing(world: World, applicant: Applicant, life: Life): Part<void> {
  const { kind, random, made } = life
  const { store, tally, registry } = world
  const goal = kind === 'hospital' ? 'eligible' : 'accepted'
  for (let turn = 0; turn < 12; turn++) {
    const status = (await findApplication(store, applicant.applicationId))?.status
    if (status === 'submitted') {
      yield later(world, random, [0.5, 7])
      await moveTo(world, applicant, random.chance(0.02) ? 'declined' : 'in_review', life)
      await remark(world, applicant, life)
    } else if (status === 'in_review') {
      yield later(world, random, [1, 9])
      await moveTo(world, applicant, random.weighted(fromReview(goal), ([, weight]) => weight)[0], life)
    } else if (status === 'info_requested') {
      yield later(world, random, [1, 25])
      if (random.chance(0.85)) await inform(world, applicant, life)
      else {
        yield later(world, random, [40, 70])
        await moveTo(world, applicant, 'declined', life)
      }
    } else if (status === 'interview') {
      yield later(world, random, [4, 16])
      const text = random.pick(interviewNotes)
      tally.note(
        'note',
        await registry.review.noteOnApplication(applicant.staff, { id: applicant.applicationId, text }),
      )
      await moveTo(world, applicant, random.chance(0.88) ? 'accepted' : 'declined', life)
    } else if (status === 'accepted') {
      if (made.facts) await addFacts(world, applicant, made.facts)
      yield later(world, random, [2, 15])
      await moveTo(world, applicant, 'active', life)
    } else return
  }
}

const fromReview = (goal: 'eligible' | 'accepted') =>
  [
    ['info_requested', 18],
    [goal === 'eligible' ? 'eligible' : 'interview', 50],
    [goal, 20],
    ['declined', 8],
    ['withdrawn', 4],
  ] as const

type Reviewer = Pick<Life, 'kind' | 'random'>

/** Some moves are undone within minutes, and made again. */
export async function moveTo(
  world: World,
  applicant: Applicant,
  to: ApplicationStatus,
  { kind, random }: Reviewer,
): Promise<boolean> {
  const { store, registry, tally } = world
  const { applicationId: id, staff } = applicant
  if (to === 'withdrawn')
    return tally.note('withdrawn', await registry.applicants.withdrawApplication(applicant)).ok
  const application = await findApplication(store, id)
  if (!application) return false
  const { fields, note } = askedOf[kind]
  const asked = to === 'info_requested' ? { fields: [fields], note } : undefined
  const decline = to === 'declined' ? declineOf(kind, application.number) : undefined
  const order = { to, asked, decline }
  const move = (version: number) =>
    registry.review.moveApplications(staff, { applications: [{ id, version }], ...order })
  const moved = tally.note(`moved to ${to}`, await move(application.version))
  if (!moved.ok || !random.chance(0.02)) return moved.ok
  const undone = tally.note('move undone', await registry.review.undoMoves(staff, moved.value.undo))
  const version = undone.ok ? undone.value.undone[0]?.version : undefined
  return version === undefined || tally.note(`moved to ${to}`, await move(version)).ok
}

/** Sometimes assigns the application, and adds a note. */
async function remark(
  { registry, team, tally }: World,
  { applicationId: id, staff }: Applicant,
  { random }: Life,
) {
  const { review } = registry
  if (random.chance(0.6)) {
    const assignee = random.pick(team).id
    tally.note('assigned', await review.assignApplication(staff, { id, assignee }))
  }
  if (random.chance(0.2))
    tally.note('note', await review.noteOnApplication(staff, { id, text: random.pick(reviewNotes) }))
}

/** The applicant answers what was asked. */
async function inform({ store, registry, tally }: World, applicant: Applicant, { kind, random }: Life) {
  const application = await findApplication(store, applicant.applicationId)
  if (!application) return
  const { fields, answer } = askedOf[kind]
  const fieldsToUpdate = { [fields]: answer(random, application.answers) }
  const answers = { version: application.version, fieldsToUpdate }
  tally.note('informed', await registry.applicants.editApplication(applicant, { answers, locale: 'en' }))
}

async function addFacts(
  { store, registry, tally }: World,
  applicant: Applicant,
  answers: Application['answers'],
) {
  const { applicationId: id, staff } = applicant
  const version = (await findApplication(store, id))?.version ?? 0
  tally.note('facts added', await registry.review.addFacts(staff, { id, version, answers }))
}

/** A coordinator corrects a typing mistake. */
export async function correct({ store, registry, tally }: World, applicant: Applicant): Promise<void> {
  const { applicationId: id, kind, staff } = applicant
  const application = await findApplication(store, id)
  if (!application) return
  const field = correctedOf[kind]
  const answers = { [field]: otherNumber(String(application.answers[field])) }
  const order = { id, version: application.version, answers, reason: correctionReason }
  tally.note('corrected', await registry.review.correctAnswers(staff, order))
}
