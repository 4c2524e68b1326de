import { adminFilePath } from '../../domain/api/review/review-paths.ts'
import { type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { DrawnFile } from '../../domain/uploads/drawn-page.ts'
import type { Store } from '../../store/open-store.ts'
import { hasAudit, writeAudit } from '../../store/staff/audit.ts'
import { findClaimedFile } from '../../store/uploads/claimed-files.ts'
import { type Picture, readPage, viewPages } from '../uploads/drawing/view-file.ts'

/** `caller` is whom the limit of the queue counts. */
type Asked = { id: string; caller: string }

/** One audit entry covers the pages of a file that staff open within this time. */
const oneReading = '1 hour'

/** The pages of a file of any application. The audit entry is written before anything is drawn. */
export async function viewFile(
  store: Store,
  staff: Author,
  { id, caller }: Asked,
): Promise<Outcome<DrawnFile>> {
  const file = await findClaimedFile(store, id)
  if (!file) return refuse('not_found')
  await writeAudit(store, byStaff(staff), 'file_opened', ['application', file.applicationId], {
    fields: [file.field],
  })
  return viewPages(store, { id, size: file.size, href: adminFilePath(id) }, caller)
}

export async function readPageOfFile(
  store: Store,
  staff: Author,
  { id, caller, page }: Asked & { page: number },
): Promise<Outcome<Picture>> {
  const file = await findClaimedFile(store, id)
  if (!file) return refuse('not_found')
  const subject = ['application', file.applicationId] as const
  const entry = { staffId: staff.id, subject, fields: [file.field], within: oneReading }
  if (!(await hasAudit(store, 'file_opened', entry)))
    await writeAudit(store, byStaff(staff), 'file_opened', subject, { fields: entry.fields })
  return readPage(store, { id, size: file.size }, page, caller)
}
