import type { Story } from '../../../scripts/demo/past/play.ts'
import type { Random } from '../../../scripts/demo/random.ts'
import { otherNumber } from '../../../scripts/demo/review-words.ts'
import type { Applicant, Part } from '../../../scripts/demo/stories/review-story.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import { besideNextSlot, later } from '../waits.ts'
import type { World } from '../world.ts'
import { applying, type Life } from './applying.ts'
import { erase } from './erasing.ts'
import { correct, moveTo, reviewing } from './reviewing.ts'

/** An expert or a trainer, from the form through the years in the registry. */
export async function* registryLife(world: World, life: Life): Story {
  const applicant = yield* applying(world, life)
  if (!applicant) return
  yield* reviewing(world, applicant, life)
  for (;;) {
    yield later(world, life.random, [40, 600])
    const status = (await findApplication(world.store, applicant.applicationId))?.status
    if (status === 'paused')
      await moveTo(world, applicant, life.random.chance(0.7) ? 'active' : 'withdrawn', life)
    else if (status === 'active') yield* change(world, applicant, life)
    else return
  }
}

async function* change(world: World, applicant: Applicant, life: Life): Part<void> {
  const made = changes[drawChange(life.random)](world, applicant, life)
  if (made instanceof Promise) await made
  else yield* made
}

type Change = (world: World, applicant: Applicant, life: Life) => Promise<unknown> | Part<void>

const changes = {
  edited: editByLink,
  corrected: correct,
  paused: (world, applicant, life) => moveTo(world, applicant, 'paused', life),
  withdrawn: (world, applicant, life) => moveTo(world, applicant, 'withdrawn', life),
  erased: erase,
} as const satisfies Record<string, Change>

const weights: Record<keyof typeof changes, number> = {
  edited: 62,
  corrected: 13,
  paused: 14,
  withdrawn: 10,
  erased: 1,
}

const drawChange = (random: Random) =>
  random.weighted(Object.keys(changes) as (keyof typeof changes)[], (name) => weights[name])

/** Edits by the link and the PIN of a mail, sometimes after a new PIN. */
async function* editByLink(world: World, applicant: Applicant, { kind, random, made }: Life): Part<void> {
  const { registry, tally, letters, store } = world
  const { email } = made.answers
  const access = letters.access.get(email)
  if (!access) return
  if (random.chance(0.15)) {
    // The answer is delayed, so that it takes the same time for known and unknown links.
    const asking = registry.applicants.sendNewPin(kind, access.hash)
    tally.note('new PIN asked', yield* besideNextSlot(world, asking))
    return // it is in the mail of the next visit
  }
  const proven = tally.note(
    'opened by link',
    await registry.applicants.authenticate(kind, { ...access, email }),
  )
  if (!proven.ok) return
  const session = await registry.applicants.resumeEditSession(proven.value.sessionToken)
  const application = await findApplication(store, applicant.applicationId)
  if (!session || !application) return
  const field = kind === 'expert' ? 'phone' : 'phone_number'
  const fieldsToUpdate = { [field]: otherNumber(String(application.answers[field])) }
  const answers = { version: application.version, fieldsToUpdate }
  tally.note(
    'edited by link',
    await registry.applicants.editApplication(applicant, { answers, locale: 'en' }),
  )
  if (random.chance(0.5)) await registry.applicants.signOut(proven.value.sessionToken)
}
