import { sql } from 'kysely'
import { restoredWords } from '../../domain/mail/mail-problem.ts'
import type { Database } from '../database.ts'
import { repeatErasures } from '../privacy/erase-application.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'

/**
 * Before the restored data are readable: erases again whoever was erased, and fails queued mails, which may have been
 * sent.
 */
export async function settleRestored(database: Database): Promise<{ mails: number; damagedFiles: string[] }> {
  const damagedFiles = await findDamagedFiles(database)
  await repeatErasures(database)
  await forgetExpired(database)
  const { numAffectedRows = 0n } = await sql`
    UPDATE mail SET status = 'failed', lease = NULL, problem = ${restoredWords}
    WHERE status IN ('queued', 'sending')`.execute(database.db)
  return { mails: Number(numAffectedRows), damagedFiles }
}

/** Files whose SHA-256 differs from the one at upload. */
async function findDamagedFiles({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM upload WHERE sha256 IS NOT NULL AND sha256 IS DISTINCT FROM (
      SELECT sha256(string_agg(bytes, '' ORDER BY start)) FROM upload_piece WHERE upload_id = upload.id
    )`.execute(db)
  return rows.map(({ id }) => id)
}
