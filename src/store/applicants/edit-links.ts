import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { forgetLinks } from '../review/information-requests.ts'
import { endEditSessions, endSessions, namedBy } from './edit-sessions.ts'

export type LinkOfApplication = { tokenDigest: Buffer; pinHash: string }

/** Lock the link before the application, as erasure does, to avoid a deadlock. */
export function lockEditLink(database: Database, applicationId: string) {
  return linkOf(database, applicationId).forUpdate().executeTakeFirst()
}

export function findLinkOf(database: Database, applicationId: string) {
  return linkOf(database, applicationId).executeTakeFirst()
}

const linkOf = ({ db }: Database, applicationId: string) =>
  db
    .selectFrom('edit_link')
    .select(['token_digest as tokenDigest', 'pin_hash as pinHash'])
    .select(['pin_sent_to as sentTo', 'pin_created_at as pinMadeAt'])
    .where('application_id', '=', applicationId)

export type NewLink = { tokenDigest: Buffer; pinHash: string }

/** Replaces all links of the application but those in `unsent` mails, and ends their sessions. */
export async function saveEditLink(
  { db }: Database,
  applicationId: string,
  link: NewLink,
  unsent: readonly Buffer[] = [],
): Promise<void> {
  await sql`
    WITH forgotten AS (${forgetLinks(applicationId, unsent)}),
      mailed AS (DELETE FROM mailed_link
        WHERE application_id = ${applicationId} AND token_digest <> ALL (${[...unsent]}::bytea[])),
      opened AS (${endSessions(applicationId)})
    INSERT INTO edit_link (application_id, token_digest, pin_hash, pin_sent_to)
    SELECT id, ${link.tokenDigest}::bytea, ${link.pinHash}, email FROM application WHERE id = ${applicationId}
    ON CONFLICT (application_id) DO UPDATE SET token_digest = excluded.token_digest, pin_hash = excluded.pin_hash,
      pin_sent_to = excluded.pin_sent_to, created_at = now(), pin_created_at = now()`.execute(db)
}

/** Part of the statement that stores applications. */
export const linksOfKept = sql`
  INSERT INTO edit_link (application_id, token_digest, pin_hash, pin_sent_to)
  SELECT id, "tokenDigest", "pinHash", email FROM kept JOIN sent USING (id)`

/** Returns the digests of all links to the application, and the address that its PIN proves. */
export async function removeEditLink({ db }: Database, applicationId: string) {
  const link = await db
    .deleteFrom('edit_link')
    .where('application_id', '=', applicationId)
    .returning(['token_digest', 'pin_sent_to'])
    .executeTakeFirst()
  const { rows } = await sql<{ digest: Buffer }>`
    SELECT link_digest AS digest FROM information_request
    WHERE application_id = ${applicationId} AND link_digest IS NOT NULL
    UNION ALL SELECT token_digest FROM mailed_link WHERE application_id = ${applicationId}`.execute(db)
  const digests = rows.map(({ digest }) => digest)
  return { digests: link ? [link.token_digest, ...digests] : digests, address: link?.pin_sent_to }
}

/** Adds a link with the same PIN. */
export async function saveMailedLink({ db }: Database, link: { applicationId: string; tokenDigest: Buffer }) {
  await db
    .insertInto('mailed_link')
    .values({ application_id: link.applicationId, token_digest: link.tokenDigest })
    .execute()
}

export function findEditLink({ db }: Database, kind: ApplicationKind, tokenDigest: Buffer) {
  return db
    .selectFrom('edit_link')
    .innerJoin('application', 'application.id', 'edit_link.application_id')
    .select(['application.email', 'edit_link.pin_hash as pinHash'])
    .where('application.id', '=', namedBy(tokenDigest))
    .where('application.kind', '=', kind)
    .executeTakeFirst()
}

/** Replaces the PIN and ends its sessions. Returns the recipient; undefined if there is no such link. */
export async function replacePin(database: Database, kind: ApplicationKind, link: NewLink) {
  const person = await database.db
    .updateTable('edit_link')
    .from('application')
    .set({
      pin_hash: link.pinHash,
      pin_created_at: now,
      pin_sent_to: (set) => set.ref('application.email'),
    })
    .where('application.id', '=', namedBy(link.tokenDigest))
    .whereRef('application.id', '=', 'edit_link.application_id')
    .where('application.kind', '=', kind)
    .returning(['application.id as applicationId', 'application.email', 'application.locale'])
    .executeTakeFirst()
  if (person) await endEditSessions(database, person.applicationId)
  return person
}

/** Re-hashes the same PIN; sessions continue. */
export async function renewPinHash(
  { db }: Database,
  tokenDigest: Buffer,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('edit_link')
    .set({ pin_hash: to })
    .where('application_id', '=', namedBy(tokenDigest))
    .where('pin_hash', '=', from)
    .execute()
}

/** The address to which the PIN was sent; the PIN proves that its owner is the applicant. */
export async function findProvedAddress(database: Database, applicationId: string) {
  return (await linkOf(database, applicationId).executeTakeFirst())?.sentTo
}

/** Applications that were sent with an address, of any kind and status; those first whose last link is oldest. */
export function findLinkedApplications({ db }: Database, email: string, most: number) {
  const lastLink = sql`(SELECT max(created_at) FROM mailed_link WHERE application_id = application.id)`
  return db
    .selectFrom('application')
    .innerJoin('edit_link', 'edit_link.application_id', 'application.id')
    .select(['application.id', 'kind', 'number', 'email', 'locale'])
    .where('kind', 'in', ['expert', 'hospital', 'trainer'])
    .where('email', '=', email)
    .orderBy(lastLink, (order) => order.asc().nullsFirst())
    .orderBy('number')
    .limit(most)
    .execute()
}

export async function isLinkOf(database: Database, applicationId: string, tokenDigest: Buffer) {
  const link = linkOf(database, applicationId).where('application_id', '=', namedBy(tokenDigest))
  return (await link.executeTakeFirst()) !== undefined
}
