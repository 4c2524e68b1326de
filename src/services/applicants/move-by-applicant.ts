import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { closeRequest } from '../../store/review/information-requests.ts'
import { moveApplication } from '../applications/move-application.ts'

/** Call with the application locked. Staff cannot undo it. */
export async function moveByApplicant(
  database: Database,
  application: Pick<Application, 'id' | 'status'>,
  to: ApplicationStatus,
): Promise<{ version: number }> {
  if (application.status === 'info_requested') await closeRequest(database, application.id)
  return moveApplication(database, applicant, application, to)
}
