import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Doer } from '../../domain/staff/audit.ts'
import { type Application, changeApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { recordMove } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Call with the application locked. The move itself cannot be undone. */
export async function moveApplication(
  database: Database,
  doer: Doer,
  { id, status: from }: Pick<Application, 'id' | 'status'>,
  to: ApplicationStatus,
  batchId?: string,
): Promise<{ version: number }> {
  const { version } = await changeApplication(database, id, { status: to })
  await recordMove(database, doer, { applicationId: id, from, to, version, ...(batchId && { batchId }) })
  await writeAudit(database, doer, {
    action: 'application_moved',
    subject: { kind: 'application', id },
    before: { status: from },
    after: { status: to },
  })
  return { version }
}
