import type { Applicant } from '../../../scripts/demo/stories/review-story.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'

/** Erases a person: by themselves on their page, or by an administrator at their request. */
export async function erase(world: World, applicant: Applicant, { random, made }: Life): Promise<void> {
  const { registry, tally, erased, privacy, admin } = world
  const { email } = made.answers
  if (random.chance(0.6)) {
    tally.note('erased by applicant', await registry.applicants.eraseOwnData(applicant))
    return
  }
  const person = await privacy.readPerson(email)
  if (!person.ok) return
  const order = { email, confirmed: email, seen: person.value.mark, also: [] }
  if (tally.note('erased by staff', await privacy.erasePerson(admin, order)).ok) erased.add(email)
}
