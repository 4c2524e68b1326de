import { referenceOf } from '../../domain/reference.ts'
import { answerNotice } from '../../mail/letters/answer-notice.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { queueMail } from '../../store/outbox.ts'
import { findApplication } from '../../store/own-applications.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { letterWords } from '../mail/letter-words.ts'

/** A notice for the coordinator, in the transaction of what it tells. */
export async function tellOfAnswer(
  database: Pick<Store, 'db'>,
  { hospital_id, expert_id }: Pick<KeptMatch, 'hospital_id' | 'expert_id'>,
  answer: 'interested' | 'declined' | 'lapsed',
): Promise<void> {
  const hospital = await findApplication(database, hospital_id)
  const expert = await findApplication(database, expert_id)
  if (!hospital || !expert) return
  const t = await letterWords(database, 'en')
  const { name, surname } = expert.answers
  await queueMail(database, {
    to: (await findRegistryFacts(database)).coordinator_email,
    locale: 'en',
    letter: answerNotice(t, {
      answer,
      person: t('mail.person', { name: String(name), surname: String(surname) }),
      hospital: String(hospital.answers.name),
      expert: referenceOf('expert', expert.number),
      request: referenceOf('hospital', hospital.number),
      hospitalId: hospital_id,
    }),
    applicationId: expert_id,
  })
}
