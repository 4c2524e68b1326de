import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import { besideNextSlot } from '../waits.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'

/** Erases a person: by themselves on their page, or by an administrator at their request. */
export async function* erase(world: World, applicant: Applicant, { random, made }: Life): Part<void> {
  const { registry, tally } = world
  const { email } = made.answers
  if (random.chance(0.6)) {
    tally.note('erased by applicant', await registry.applicants.eraseOwnData(applicant))
    return
  }
  // The page reads every mail.
  const person = yield* besideNextSlot(world, world.privacy.readPerson(email))
  if (!(await eraseAsSeen(world, email, person)))
    await eraseAsSeen(world, email, await world.privacy.readPerson(email))
}

/** False if the person's data have changed since they were read. */
async function eraseAsSeen(
  { tally, erased, privacy, admin }: World,
  email: string,
  person: Read,
): Promise<boolean> {
  if (!person.ok) return true
  const order = { email, confirmed: email, seen: person.value.mark, also: [] }
  const done = tally.note('erased by staff', await privacy.erasePerson(admin, order))
  if (done.ok) erased.add(email)
  return done.ok || done.refusal.code !== 'version_conflict'
}

type Read = Awaited<ReturnType<World['privacy']['readPerson']>>
