import type { Store } from './open-store.ts'
import { removeFiles } from './own-files.ts'

/**
 * Mails, links and sessions go together with the application; files, drafts and counted attempts are looked for.
 * What stays names nobody.
 */
export async function eraseApplication({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
  const link = db.selectFrom('edit_link').select('token_digest').where('application_id', '=', id)
  const email = db.selectFrom('application').select('email').where('id', '=', id)
  const drafts = await db.selectFrom('draft').select('id').where('email', 'in', email).execute()
  const draftIds = drafts.map((draft) => draft.id)

  const files = await db
    .selectFrom('upload')
    .select('id')
    .where((either) =>
      either.or([
        either('application_id', '=', id),
        ...(draftIds.length > 0 ? [either('draft_id', 'in', draftIds)] : []),
      ]),
    )
    .execute()
  await removeFiles(
    { db },
    files.map((file) => file.id),
  )
  if (draftIds.length > 0) await db.deleteFrom('draft').where('id', 'in', draftIds).execute()
  await db.deleteFrom('edit_attempt').where('token_digest', 'in', link).execute()
  await db.deleteFrom('application').where('id', '=', id).execute()
  await db
    .insertInto('erasure')
    .values({ application_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
