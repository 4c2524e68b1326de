import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { deleteDrafts, listFinishedDrafts } from '../../store/applicants/drafts.ts'
import { confirmEntries } from '../../store/applications/entries.ts'
import type { Database } from '../../store/database.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Call in the transaction that stores an application; links entries on behalf to it. */
export async function finishDrafts(
  database: Database,
  form: ApplicationKind,
  { applicationId, ids }: { applicationId: string; ids: readonly string[] },
): Promise<void> {
  const finished = await listFinishedDrafts(database, form, { applicationId, ids })
  if (finished.length === 0) return
  for (const { source } of await confirmEntries(database, applicationId, finished)) {
    await writeAudit(database, applicant, {
      action: 'entry_confirmed',
      subject: { kind: 'application', id: applicationId },
      after: { source },
    })
  }
  await deleteDrafts(database, finished)
}
