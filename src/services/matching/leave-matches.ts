import { lockEditLink } from '../../store/applicants/edit-links.ts'
import { lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { closeMatches } from './close-matches.ts'

/** Call before an application is erased: tells the other sides of its matches. */
export async function leaveMatches(trx: Database, applicationId: string): Promise<void> {
  await lockEditLink(trx, applicationId)
  const application = await lockApplication(trx, applicationId)
  if (!application || application.kind === 'trainer') return
  await closeMatches(trx, application, { actor: application.kind })
}
