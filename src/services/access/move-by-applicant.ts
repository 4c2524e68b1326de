import { applicant } from '../../domain/audit.ts'
import type { ApplicationStatus } from '../../domain/statuses/application-status.ts'
import type { Store } from '../../store/open-store.ts'
import { changeApplication, type OwnApplication } from '../../store/own-applications.ts'
import { writeAudit } from '../../store/review/audit.ts'
import { closeRequest } from '../../store/review/information-requests.ts'
import { recordMove } from '../../store/review/moves.ts'

/** In the transaction that has locked the application. Nobody takes it back but the applicant, by another move. */
export async function moveByApplicant(
  database: Pick<Store, 'db'>,
  { id, status: from }: Pick<OwnApplication, 'id' | 'status'>,
  to: ApplicationStatus,
): Promise<{ version: number }> {
  const { version } = await changeApplication(database, id, { status: to })
  if (from === 'info_requested') await closeRequest(database, id)
  await recordMove(database, applicant, { applicationId: id, from, to, version })
  await writeAudit(database, applicant, {
    action: 'application_moved',
    subject: { kind: 'application', id },
    before: { status: from },
    after: { status: to },
  })
  return { version }
}
