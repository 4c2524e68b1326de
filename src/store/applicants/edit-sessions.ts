import { type RawBuilder, sql } from 'kysely'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

/** False if the PIN was replaced after the comparison, or is being replaced concurrently. */
export async function openEditSession(
  { db }: Database,
  session: { tokenDigest: Buffer; linkDigest: Buffer; pinHash: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('edit_session')
    .columns(['token_digest', 'application_id'])
    .expression((from) =>
      from
        .selectFrom('edit_link')
        .select([sql<Buffer>`${session.tokenDigest}::bytea`.as('token_digest'), 'application_id'])
        .where('application_id', '=', namedBy(session.linkDigest))
        .where('pin_hash', '=', session.pinHash)
        .forShare(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Each use restarts the idle timeout. */
export function resumeEditSession({ db }: Database, tokenDigest: Buffer): Promise<EditSession | undefined> {
  return db
    .updateTable('edit_session')
    .from('application')
    .set({ used_at: now })
    .where('edit_session.token_digest', '=', tokenDigest)
    .where('edit_session.used_at', '>', sql<Date>`now() - ${idle}`)
    .where('edit_session.created_at', '>', sql<Date>`now() - ${longest}`)
    .whereRef('application.id', '=', 'edit_session.application_id')
    .returning(['application.id as applicationId', 'application.kind'])
    .executeTakeFirst()
}

export async function endEditSession({ db }: Database, tokenDigest: Buffer): Promise<void> {
  await db.deleteFrom('edit_session').where('token_digest', '=', tokenDigest).execute()
}

export async function endEditSessions({ db }: Database, applicationId: string): Promise<void> {
  await endSessions(applicationId).execute(db)
}

/** Part of the statement that replaces a link, too. */
export const endSessions = (applicationId: string) =>
  sql`DELETE FROM edit_session WHERE application_id = ${applicationId}`

const idle = sql`make_interval(mins => ${lifetimes.editSession.idle})`
const longest = sql`make_interval(mins => ${lifetimes.editSession.most})`

/** The application of a link, be it the one of the receipt or of a later mail. */
export function namedBy(tokenDigest: Buffer): RawBuilder<string> {
  return sql<string>`(
    SELECT application_id FROM edit_link WHERE token_digest = ${tokenDigest}
    UNION ALL SELECT application_id FROM information_request WHERE link_digest = ${tokenDigest}
    UNION ALL SELECT application_id FROM mailed_link WHERE token_digest = ${tokenDigest})`
}
