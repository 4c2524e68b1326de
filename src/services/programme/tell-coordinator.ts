import { referenceOf } from '../../domain/reference.ts'
import { type ProgrammeNews, programmeNotice } from '../../mail/letters/programme-notice.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { queueMail } from '../../store/outbox.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { letterWords } from '../mail/letter-words.ts'

/** In the transaction of what it tells. */
export async function tellCoordinator(
  database: Pick<Store, 'db'>,
  { id, hospital_id, expert_id }: KeptMatch,
  news: ProgrammeNews,
): Promise<void> {
  const { coordinator_email } = await findRegistryFacts(database)
  const applicants = await readAnswers(database, [hospital_id, expert_id])
  const numberOf = (id: string) => applicants.find((one) => one.id === id)?.number ?? 0
  await queueMail(database, {
    to: coordinator_email,
    locale: 'en',
    letter: programmeNotice(await letterWords(database, 'en'), {
      news,
      request: referenceOf('hospital', numberOf(hospital_id)),
      expert: referenceOf('expert', numberOf(expert_id)),
      matchId: id,
    }),
    applicationId: hospital_id,
  })
}
