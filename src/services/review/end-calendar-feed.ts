import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import { removeFeed } from '../../store/review/calendar-feeds.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Like their sessions, the calendar of a person ends with the account and with a new password by link; false if there is none. */
export async function endFeed(trx: Database, doer: Author, ownerId: string): Promise<boolean> {
  if (!(await removeFeed(trx, ownerId))) return false
  await writeAudit(trx, byStaff(doer), 'calendar_revoked', ['staff', ownerId])
  return true
}
