import { referenceOf } from '../../domain/applications/reference.ts'
import { answerNotice } from '../../mail/letters/answer-notice.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { mailCoordinator } from '../mail/mail-coordinator.ts'

/** Queues a notice for the coordinator; call in the transaction of its cause. */
export async function tellOfAnswer(
  database: Database,
  { hospital_id, expert_id }: Pick<KeptMatch, 'hospital_id' | 'expert_id'>,
  answer: 'interested' | 'declined' | 'lapsed',
): Promise<void> {
  const hospital = await findApplication(database, hospital_id)
  const expert = await findApplication(database, expert_id)
  if (!hospital || !expert) return
  const { name, surname } = expert.answers
  await mailCoordinator(database, expert_id, (t) =>
    answerNotice(t, {
      answer,
      person: t('mail.person', { name: String(name), surname: String(surname) }),
      hospital: String(hospital.answers.name),
      expert: referenceOf('expert', expert.number),
      request: referenceOf('hospital', hospital.number),
      hospitalId: hospital_id,
    }),
  )
}
