import { sql } from 'kysely'
import type { Store } from '../open-store.ts'
import { inTransaction } from '../postgres/in-transaction.ts'
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

type Database = Pick<Store, 'db'>

/**
 * Mails, consents and sessions go together with the application. Counted attempts are looked for, and the drafts and
 * messages of the address that the PIN has proved. What stays names nobody.
 */
export async function eraseApplication({ db }: Database, id: string): Promise<void> {
  // The link first, as whoever opens a session locks it first: nobody then waits for the other in a circle.
  const link = await db
    .deleteFrom('edit_link')
    .where('application_id', '=', id)
    .returning(['token_digest', 'pin_sent_to'])
    .executeTakeFirst()
  const asking = await db
    .selectFrom('information_request')
    .select('link_digest')
    .where('application_id', '=', id)
    .execute()
  const mailed = await db
    .selectFrom('mailed_link')
    .select('token_digest')
    .where('application_id', '=', id)
    .execute()
  const digests = [
    link?.token_digest,
    ...asking.map(({ link_digest }) => link_digest),
    ...mailed.map(({ token_digest }) => token_digest),
  ].filter((one) => one != null)
  await db
    .deleteFrom('edit_attempt')
    .where('token_digest', '=', sql<Buffer>`any(${digests}::bytea[])`)
    .execute()
  if (link) await eraseWhatCameFrom({ db }, link.pin_sent_to)
  await eraseRows({ db }, 'application', [id])
}

/** A restored backup may bring back whom it must not: whatever is named among the erasures goes again. */
export async function repeatErasures({ db }: Database): Promise<void> {
  for (const table of erasable) {
    for (const id of await listReturned({ db }, table)) {
      await inTransaction({ db }, (database) => eraseAgain(database, table, id))
    }
  }
  for (const table of takenDown) {
    for (const id of await listReturnedTexts({ db }, table)) {
      await inTransaction({ db }, (database) => takeDownAgain(database, table, id))
    }
  }
}

function eraseAgain(database: Database, table: Erasable, id: string): Promise<void> {
  return table === 'application' ? eraseApplication(database, id) : eraseRows(database, table, [id])
}

async function takeDownAgain({ db }: Database, table: TakenDown, id: string): Promise<void> {
  const plans = { publish_at: null, unpublish_at: null }
  await db
    .updateTable(table)
    .set({ status: 'draft', ...plans })
    .where('id', '=', id)
    .execute()
  const kind = table === 'story' ? 'story' : 'news'
  await writeAudit({ db }, { actor: 'system' }, { action: 'content_unpublished', subject: { kind, id } })
}

async function eraseWhatCameFrom({ db }: Database, address: string): Promise<void> {
  for (const table of ['contact_message', 'draft'] as const) {
    const rows = await db.selectFrom(table).select('id').where('email', '=', address).execute()
    await eraseRows(
      { db },
      table,
      rows.map(({ id }) => id),
    )
  }
  // A file that somebody is about to import is soon chosen again, without them.
  await db
    .deleteFrom('import_sheet')
    .where(sql<boolean>`position(lower(${address}) IN lower(content)) > 0`)
    .execute()
}
