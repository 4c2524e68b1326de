import { drawPapers } from '../../../scripts/demo/papers.ts'
import type { Random } from '../../../scripts/demo/random.ts'
import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import type { ApplicationKind } from '../../../src/domain/applications/application-status.ts'
import { applicationForms } from '../../../src/domain/forms/application-forms.ts'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import type { Made } from '../people.ts'
import { later } from '../waits.ts'
import { coordinatorOf, type World } from '../world.ts'

/** A simulated person, with the random numbers that decide their story. */
export type Life = { kind: ApplicationKind; number: number; random: Random; made: Made }

/** The share of people who stop in the middle of the form, and of those among them who never return. */
const [pauses, abandons] = [0.08, 0.6]

/** Fills in the form and sends it, or leaves it for ever. */
export async function* applying(world: World, life: Life): Part<Applicant | undefined> {
  const { kind, number, random, made } = life
  if (random.chance(pauses) && !(yield* pausing(world, life))) return undefined
  const session = await world.registry.apply(kind, await withFiles(world, kind, made.answers))
  world.tally.count(`${kind} applied`)
  return { ...session, staff: coordinatorOf(world, number) }
}

/** Saves the form for another device, or uploads a file that no application claims. Whether the person returns. */
async function* pausing({ registry, tally, ...world }: World, { kind, random, made }: Life): Part<boolean> {
  const answers = kind === 'expert' ? await uploaded({ registry }, made.answers) : made.answers
  if (kind === 'expert') tally.count('upload left')
  const [first, second = first] = applicationForms[kind].steps
  if (random.chance(0.7) && second) {
    const draft = { form: kind, answers, step: second.id, locale: 'en', email: made.answers.email } as const
    tally.note('draft kept', await registry.applicants.keepDraft(draft))
  }
  if (random.chance(abandons)) return false
  yield later(world, random, [0.1, 25])
  return true
}

async function withFiles(world: World, kind: ApplicationKind, answers: Answers): Promise<Answers> {
  return kind === 'expert' ? uploaded(world, answers) : answers
}

async function uploaded({ registry }: Pick<World, 'registry'>, answers: Answers): Promise<Answers> {
  const { resume, endorsement } = drawPapers(answers as Parameters<typeof drawPapers>[0])
  return {
    ...answers,
    resume: await registry.sendFile('resume.pdf', resume),
    endorsement: await registry.sendFile('endorsement.pdf', endorsement),
  }
}
