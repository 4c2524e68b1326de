import { filePath } from '../../domain/applicants/applicant-paths.ts'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { DrawnFile } from '../../domain/uploads/drawn-page.ts'
import type { Store } from '../../store/open-store.ts'
import { listFiles } from '../../store/uploads/claimed-files.ts'
import { type Picture, readPage, viewPages } from '../uploads/drawing/view-file.ts'

/** `caller` is whom the limit of the queue counts. */
type Asked = { key: string; caller: string }

/** The pages of a file of the session's application; not found for others. */
export async function viewOwnFile(
  store: Store,
  session: EditSession,
  { key, caller }: Asked,
): Promise<Outcome<DrawnFile>> {
  const file = await findOwn(store, session, key)
  return file ? viewPages(store, { ...file, href: filePath(session.kind, key) }, caller) : refuse('not_found')
}

export async function readOwnPage(
  store: Store,
  session: EditSession,
  { key, caller, page }: Asked & { page: number },
): Promise<Outcome<Picture>> {
  const file = await findOwn(store, session, key)
  return file ? readPage(store, file, page, caller) : refuse('not_found')
}

/** The question that a file answers. */
export async function findFieldOfFile(
  store: Store,
  session: EditSession,
  key: string,
): Promise<Outcome<string>> {
  const file = await findOwn(store, session, key)
  return file ? done(file.field) : refuse('not_found')
}

async function findOwn(store: Store, { applicationId }: EditSession, key: string) {
  return (await listFiles(store, applicationId)).find(({ id }) => id === key)
}
