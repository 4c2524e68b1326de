import { sql } from 'kysely'
import type { Store } from './open-store.ts'
import { removeFiles } from './own-files.ts'

/**
 * Mails, consents and sessions go together with the application. Files and counted attempts are looked for, and the
 * drafts and messages of the address that the PIN has proved. What stays names nobody.
 */
export async function eraseApplication({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
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
  const digests = [link?.token_digest, ...asking.map(({ link_digest }) => link_digest)].filter(
    (one) => one != null,
  )
  await db
    .deleteFrom('edit_attempt')
    .where('token_digest', '=', sql<Buffer>`any(${digests}::bytea[])`)
    .execute()
  if (link) await eraseWhatCameFrom({ db }, link.pin_sent_to)
  const files = await db.selectFrom('upload').select('id').where('application_id', '=', id).execute()
  await removeFiles({ db }, idsOf(files))
  await db.deleteFrom('application').where('id', '=', id).execute()
  await db
    .insertInto('erasure')
    .values({ application_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A restored backup may bring back whom it must not: whoever is named among the erasures goes again. */
export async function repeatErasures({ db }: Pick<Store, 'db'>): Promise<void> {
  const returned = await db
    .selectFrom('erasure')
    .innerJoin('application', 'application.id', 'erasure.application_id')
    .select('application.id')
    .execute()
  for (const { id } of returned) await db.transaction().execute((trx) => eraseApplication({ db: trx }, id))
}

async function eraseWhatCameFrom({ db }: Pick<Store, 'db'>, address: string): Promise<void> {
  await db.deleteFrom('contact_message').where('email', '=', address).execute()
  const files = await db
    .selectFrom('upload')
    .innerJoin('draft', 'draft.id', 'upload.draft_id')
    .select('upload.id')
    .where('draft.email', '=', address)
    .where('upload.application_id', 'is', null)
    .execute()
  await removeFiles({ db }, idsOf(files))
  await db.deleteFrom('draft').where('email', '=', address).execute()
  // A file that somebody is about to import is soon chosen again, without them.
  await db
    .deleteFrom('import_sheet')
    .where(sql<boolean>`position(lower(${address}) IN lower(content)) > 0`)
    .execute()
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
