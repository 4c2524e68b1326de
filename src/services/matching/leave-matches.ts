import { lockEditLink } from '../../store/applicants/edit-links.ts'
import { lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { closeMatches } from './close-matches.ts'

/** Before an application is erased: its matches go with it, and whoever knew of them is told before. */
export async function leaveMatches(trx: Database, applicationId: string): Promise<void> {
  await lockEditLink(trx, applicationId)
  const application = await lockApplication(trx, applicationId)
  if (!application || application.kind === 'trainer') return
  await closeMatches(trx, application, { actor: application.kind })
}
