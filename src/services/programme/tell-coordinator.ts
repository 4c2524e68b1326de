import { referenceOf } from '../../domain/applications/reference.ts'
import { type ProgrammeNews, programmeNotice } from '../../mail/letters/programme-notice.ts'
import type { Database } from '../../store/database.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { mailCoordinator } from '../mail/mail-coordinator.ts'

/** Call in the transaction of its cause. */
export async function tellCoordinator(
  database: Database,
  { id, hospital_id, expert_id }: KeptMatch,
  news: ProgrammeNews,
): Promise<void> {
  const applicants = await readAnswers(database, [hospital_id, expert_id])
  const numberOf = (applicantId: string) => applicants.find((one) => one.id === applicantId)?.number ?? 0
  await mailCoordinator(database, hospital_id, (t) =>
    programmeNotice(t, {
      news,
      request: referenceOf('hospital', numberOf(hospital_id)),
      expert: referenceOf('expert', numberOf(expert_id)),
      matchId: id,
    }),
  )
}
