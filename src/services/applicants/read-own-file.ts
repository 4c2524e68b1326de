import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { listFiles } from '../../store/uploads/claimed-files.ts'
import { readUpload } from '../../store/uploads/uploads.ts'
import { displayName } from './read-own-application.ts'

export type OpenedFile = { name: string; size: number; bytes: AsyncIterable<Buffer> }

/** Not found for files of other applications. */
export async function readOwnFile(
  store: Store,
  { applicationId }: EditSession,
  key: string,
): Promise<Outcome<OpenedFile>> {
  const application = await findApplication(store, applicationId)
  const file = (await listFiles(store, applicationId)).find(({ id }) => id === key)
  if (!application || !file) return refuse('not_found')
  return done({ name: displayName(application), size: file.size, bytes: readUpload(store, file.id) })
}
