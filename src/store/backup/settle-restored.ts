import { sql } from 'kysely'
import { restoredWords } from '../../domain/mail/mail-problem.ts'
import type { Database } from '../database.ts'
import { repeatErasures } from '../privacy/erase-application.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'

/** What must be true before anybody reads what was restored: nobody comes back, and no mail leaves a second time. */
export async function settleRestored(database: Database): Promise<{ mails: number; damagedFiles: string[] }> {
  const damagedFiles = await findDamagedFiles(database)
  await repeatErasures(database)
  await forgetExpired(database)
  const { numAffectedRows = 0n } = await sql`
    UPDATE mail SET status = 'failed', lease = NULL, problem = ${restoredWords}
    WHERE status IN ('queued', 'sending')`.execute(database.db)
  return { mails: Number(numAffectedRows), damagedFiles }
}

/** Files that are not, byte for byte, what was judged when they came. */
async function findDamagedFiles({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM upload WHERE sha256 IS NOT NULL AND sha256 IS DISTINCT FROM (
      SELECT sha256(string_agg(bytes, '' ORDER BY start)) FROM upload_piece WHERE upload_id = upload.id
    )`.execute(db)
  return rows.map(({ id }) => id)
}
