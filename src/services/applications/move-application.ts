import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { type Outcome, refuse } from '../../domain/refusals.ts'
import { applicant, type Doer } from '../../domain/staff/audit.ts'
import {
  type Application,
  changeApplication,
  isSecondApplication,
} from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { closeRequest } from '../../store/review/information-requests.ts'
import { recordMove } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Call with the application locked. Without a hold, the move itself cannot be undone. */
export async function moveApplication(
  database: Database,
  doer: Doer,
  { id, status: from }: Pick<Application, 'id' | 'status'>,
  to: ApplicationStatus,
  batchId?: string,
  hold: { heldMs?: number; mailId?: string } = {},
): Promise<{ version: number }> {
  const { version } = await changeApplication(database, id, { status: to })
  await recordMove(database, doer, {
    applicationId: id,
    from,
    to,
    version,
    ...(batchId && { batchId }),
    ...hold,
  })
  await writeAudit(database, doer, 'application_moved', ['application', id], {
    before: { status: from },
    after: { status: to },
  })
  return { version }
}

/** Call with the application locked. Staff cannot undo it. */
export async function moveByApplicant(
  database: Database,
  application: Pick<Application, 'id' | 'status'>,
  to: ApplicationStatus,
): Promise<{ version: number }> {
  if (application.status === 'info_requested') await closeRequest(database, application.id)
  return moveApplication(database, applicant, application, to)
}

/** Refuses what would give a person a second open application. */
export async function refuseSecond<T>(change: Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await change
  } catch (error) {
    if (isSecondApplication(error)) return refuse('email_taken')
    throw error
  }
}
