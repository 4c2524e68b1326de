import { drawLetter } from '../../../scripts/demo/letter-of-commitment.ts'
import { dayOf } from '../../../scripts/demo/steps.ts'
import { seen } from '../../../scripts/demo/stories/matching-story.ts'
import type { Applicant } from '../../../scripts/demo/stories/review-story.ts'
import { nameOfExpert } from '../../../src/domain/matching/shortlist.ts'
import { agreementVersion } from '../../../src/domain/programme/agreement.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import type { KeptMatch } from '../../../src/store/matching/matches.ts'
import { listAgreements, listLetters } from '../../../src/store/programme/agreements.ts'
import type { World } from '../world.ts'
import type { Life } from './applying.ts'

/** The next of the three papers: two agreements and the letter, by link or on paper. */
export async function signNext(world: World, hospital: Applicant, match: KeptMatch, { random, made }: Life) {
  const { store, registry, tally } = world
  const { programme } = registry
  const signed = await listAgreements(store, [match.id])
  const side = (['expert', 'hospital'] as const).find((one) => !signed.some((by) => by.side === one))
  const paper = { ...(await seen(registry, match.id)), signed_on: dayOf(new Date(world.past.now())) }
  if (random.chance(0.1)) {
    const order = { id: match.id, about: 'agreement', side: side ?? 'hospital' } as const
    tally.note('reminded of agreement', await programme.remindSide(hospital.staff, order))
  }
  if (!side) {
    if ((await listLetters(store, [match.id])).length > 0) return
    if (random.chance(0.2)) {
      tally.note('letter on paper', await programme.recordLetter(hospital.staff, paper))
      return
    }
    const file = await registry.sendFile('letter-of-commitment.pdf', drawLetter(made.answers))
    tally.note('letter handed in', await programme.handInLetter(hospital, match.id, file))
    return
  }
  const expert = await findApplication(store, match.expert_id)
  const name = side === 'expert' ? nameOfExpert(expert?.answers ?? {}) : String(made.answers.contact_person)
  if (random.chance(0.12)) {
    tally.note(
      'agreement on paper',
      await programme.recordAgreement(hospital.staff, { ...paper, side, name }),
    )
    return
  }
  const session = side === 'expert' ? ({ applicationId: match.expert_id, kind: 'expert' } as const) : hospital
  const signature = { name, text_version: agreementVersion, locale: 'en' } as const
  tally.note('agreement accepted', await programme.acceptAgreement(session, match.id, signature))
}
