import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findClaimedFile } from '../../store/uploads/claimed-files.ts'
import { readUpload } from '../../store/uploads/uploads.ts'
import { displayName, type OpenedFile } from '../applicants/read-own-application.ts'

/** Opens a file of any application. The audit entry is written before the first byte is sent. */
export async function openFile(store: Store, staff: Author, id: string): Promise<Outcome<OpenedFile>> {
  const file = await findClaimedFile(store, id)
  const application = file && (await findApplication(store, file.applicationId))
  if (!application) return refuse('not_found')
  await writeAudit(store, byStaff(staff), 'file_opened', ['application', application.id], {
    fields: [file.field],
  })
  return done({ name: displayName(application), size: file.size, bytes: readUpload(store, id) })
}
