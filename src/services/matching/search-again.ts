import { isSearchAgain } from '../../domain/applications/moves-by-matching.ts'
import { refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { moveApplications } from '../review/move-applications.ts'

/** Opens a request for another search after its expert has left, and tells the hospital. */
export async function searchAgain(store: Store, staff: Author, hospitalId: string, heldMs = 0) {
  const request = await findApplication(store, hospitalId)
  if (request?.kind !== 'hospital') return refuse('not_found')
  if (!isSearchAgain(request.status, 'eligible')) return refuse('wrong_status')
  const { id, version } = request
  return moveApplications(store, staff, { applications: [{ id, version }], to: 'eligible' }, heldMs)
}
