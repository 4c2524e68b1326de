import { sql } from 'kysely'
import type { Locale } from '../domain/locales.ts'
import type { ApplicationKind } from '../domain/statuses/application-status.ts'
import { endEditSessions } from './edit-sessions.ts'
import { namedBy } from './named-application.ts'
import type { Store } from './open-store.ts'

type Database = Pick<Store, 'db'>

/** Before the application is locked, as by whoever erases it: nobody then waits for the other in a circle. */
export async function lockEditLink({ db }: Database, applicationId: string): Promise<void> {
  await db
    .selectFrom('edit_link')
    .select('application_id')
    .where('application_id', '=', applicationId)
    .forUpdate()
    .execute()
}

/** A second link for the same application takes the place of all before, and ends what was opened with them. */
export async function keepEditLink(
  { db }: Database,
  { applicationId, ...link }: { applicationId: string; tokenDigest: Buffer; pinHash: string },
): Promise<void> {
  const secrets = {
    token_digest: link.tokenDigest,
    pin_hash: link.pinHash,
    pin_sent_to: sql<string>`(SELECT email FROM application WHERE id = ${applicationId})`,
  }
  await db
    .insertInto('edit_link')
    .values({ application_id: applicationId, ...secrets })
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .doUpdateSet({ ...secrets, created_at: sql`now()`, pin_created_at: sql`now()` }),
    )
    .execute()
  await db
    .updateTable('information_request')
    .set({ link_digest: null })
    .where('application_id', '=', applicationId)
    .execute()
  await db.deleteFrom('mailed_link').where('application_id', '=', applicationId).execute()
  await endEditSessions({ db }, applicationId)
}

/** Another link beside the first one, with the same PIN. */
export async function keepMailedLink(
  { db }: Database,
  link: { applicationId: string; tokenDigest: Buffer },
): Promise<void> {
  await db
    .insertInto('mailed_link')
    .values({ application_id: link.applicationId, token_digest: link.tokenDigest })
    .execute()
}

export type EditLink = { email: string; pinHash: string }

export function findEditLink(
  { db }: Database,
  kind: ApplicationKind,
  tokenDigest: Buffer,
): Promise<EditLink | undefined> {
  return db
    .selectFrom('edit_link')
    .innerJoin('application', 'application.id', 'edit_link.application_id')
    .select(['application.email', 'edit_link.pin_hash as pinHash'])
    .where('application.id', '=', namedBy(tokenDigest))
    .where('application.kind', '=', kind)
    .executeTakeFirst()
}

/** What was opened with the old PIN ends with it. Gives whom to tell; undefined where there is no such link. */
export async function replacePin(
  { db }: Database,
  kind: ApplicationKind,
  link: { tokenDigest: Buffer; pinHash: string },
): Promise<{ applicationId: string; email: string; locale: Locale } | undefined> {
  const person = await db
    .updateTable('edit_link')
    .from('application')
    .set({
      pin_hash: link.pinHash,
      pin_created_at: sql`now()`,
      pin_sent_to: (set) => set.ref('application.email'),
    })
    .where('application.id', '=', namedBy(link.tokenDigest))
    .whereRef('application.id', '=', 'edit_link.application_id')
    .where('application.kind', '=', kind)
    .returning(['application.id as applicationId', 'application.email', 'application.locale'])
    .executeTakeFirst()
  if (person) await endEditSessions({ db }, person.applicationId)
  return person
}

/** The address whose owner the PIN shows one to be: an edit may have written anybody's into the application. */
export async function findProvedAddress(
  { db }: Database,
  applicationId: string,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('edit_link')
    .select('pin_sent_to')
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return link?.pin_sent_to
}

export async function isLinkOf(
  { db }: Database,
  applicationId: string,
  tokenDigest: Buffer,
): Promise<boolean> {
  const link = await db
    .selectFrom('edit_link')
    .select('application_id')
    .where('application_id', '=', namedBy(tokenDigest))
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return link !== undefined
}
