import { done } from '../../domain/refusals.ts'
import { firstSteps } from '../../domain/settings/first-steps.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { findFirstSteps } from '../../store/settings/first-steps.ts'

/** The checklist of a new registry, for the administrator who reads it. */
export async function readFirstSteps(store: Store, mailsAreFiles: boolean, { id }: Pick<Author, 'id'>) {
  const found = { ...(await findFirstSteps(store, id)), mail_server: !mailsAreFiles }
  return done({ steps: firstSteps.map((step) => ({ step, done: found[step] ?? false })) })
}
