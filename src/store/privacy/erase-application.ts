import { removeEditLink } from '../applicants/edit-links.ts'
import { forgiveAttempts } from '../applicants/pin-attempts.ts'
import { removeSheetsNaming } from '../applications/import-sheets.ts'
import { updateWritten } from '../content/written-content.ts'
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
  const { digests, address } = await removeEditLink(database, id)
  await forgiveAttempts(database, ...digests)
  if (address !== undefined) await eraseWhatCameFrom(database, address)
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
  const kind = table === 'story' ? 'story' : 'news'
  await updateWritten(database, kind, id, { status: 'draft', publish_at: null, unpublish_at: null })
  await writeAudit(database, { actor: 'system' }, 'content_unpublished', [kind, id])
}

async function eraseWhatCameFrom(database: Database, address: string): Promise<void> {
  for (const table of ['contact_message', 'draft'] as const) {
    const rows = await database.db.selectFrom(table).select('id').where('email', '=', address).execute()
    const ids = rows.map(({ id }) => id)
    await eraseRows(database, table, ids)
  }
  await removeSheetsNaming(database, address)
}
