import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { transaction } from '../postgres/transaction.ts'
import { writeAudit } from '../staff/audit.ts'
import {
  type Erasable,
  erasable,
  eraseRows,
  listReturned,
  listReturnedTexts,
  type TakenDown,
  takenDown,
} from './erase-rows.ts'

/**
 * Mails, consents and sessions cascade. Failed attempts, and the drafts and messages of the address that the PIN
 * proves, are deleted here. Only an anonymous erasure record stays.
 */
export async function eraseApplication(database: Database, id: string): Promise<void> {
  // Lock the link first, as opening a session does, to avoid a deadlock.
  const link = await database.db
    .deleteFrom('edit_link')
    .where('application_id', '=', id)
    .returning(['token_digest', 'pin_sent_to'])
    .executeTakeFirst()
  const asking = await database.db
    .selectFrom('information_request')
    .select('link_digest')
    .where('application_id', '=', id)
    .execute()
  const mailed = await database.db
    .selectFrom('mailed_link')
    .select('token_digest')
    .where('application_id', '=', id)
    .execute()
  const digests = [
    link?.token_digest,
    ...asking.map(({ link_digest }) => link_digest),
    ...mailed.map(({ token_digest }) => token_digest),
  ].filter((one) => one != null)
  await database.db
    .deleteFrom('edit_attempt')
    .where('token_digest', '=', sql<Buffer>`any(${digests}::bytea[])`)
    .execute()
  if (link) await eraseWhatCameFrom(database, link.pin_sent_to)
  await eraseRows(database, 'application', [id])
}

/** Erases again the rows that a restored backup has brought back. */
export async function repeatErasures(database: Database): Promise<void> {
  for (const table of erasable) {
    for (const id of await listReturned(database, table)) {
      await transaction(database, (database) => eraseAgain(database, table, id))
    }
  }
  for (const table of takenDown) {
    for (const id of await listReturnedTexts(database, table)) {
      await transaction(database, (database) => takeDownAgain(database, table, id))
    }
  }
}

function eraseAgain(database: Database, table: Erasable, id: string): Promise<void> {
  return table === 'application' ? eraseApplication(database, id) : eraseRows(database, table, [id])
}

async function takeDownAgain(database: Database, table: TakenDown, id: string): Promise<void> {
  const plans = { publish_at: null, unpublish_at: null }
  await database.db
    .updateTable(table)
    .set({ status: 'draft', ...plans })
    .where('id', '=', id)
    .execute()
  const kind = table === 'story' ? 'story' : 'news'
  await writeAudit(database, { actor: 'system' }, 'content_unpublished', [kind, id])
}

async function eraseWhatCameFrom(database: Database, address: string): Promise<void> {
  for (const table of ['contact_message', 'draft'] as const) {
    const rows = await database.db.selectFrom(table).select('id').where('email', '=', address).execute()
    await eraseRows(
      database,
      table,
      rows.map(({ id }) => id),
    )
  }
  // Delete pending import files that contain the address; they are easily uploaded again.
  await database.db
    .deleteFrom('import_sheet')
    .where(sql<boolean>`position(lower(${address}) IN lower(content)) > 0`)
    .execute()
}
