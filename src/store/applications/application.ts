import { sql, type UpdateObject } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import type { Store } from '../open-store.ts'

export type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>

export function findApplication(database: Database, id: string) {
  return byId(database, id).executeTakeFirst()
}

/** Locks the row until the transaction ends; foreign-key checks of others need not wait. */
export function lockApplication(database: Database, id: string) {
  return byId(database, id).forNoKeyUpdate().executeTakeFirst()
}

/** The two sides of a match in one statement; undefined if one of them no longer exists. */
export async function findSides(database: Database, match: { hospital_id: string; expert_id: string }) {
  const ids = [match.hospital_id, match.expert_id]
  const found = await whole(database).where('id', 'in', ids).execute()
  const [hospital, expert] = ids.map((id) => found.find((one) => one.id === id))
  return hospital && expert && { hospital, expert }
}

const byId = (database: Database, id: string) => whole(database).where('id', '=', id)

const whole = ({ db }: Database) =>
  db
    .selectFrom('application')
    .select(['id', 'kind', 'status', 'answers', 'email', 'version', 'number', 'locale'])
    .select(['country', 'submitted_at', 'updated_at'])

export type SentApplication = {
  id: string
  kind: ApplicationKind
  answers: Answers
  locale: Locale
  idempotencyKey: string | null
}

/** Part of the statement that stores applications: the rows of `sent`; the caller adds WHERE and ORDER BY. */
export const insertSent = sql`
  INSERT INTO application (id, number, kind, answers, locale, idempotency_key) OVERRIDING SYSTEM VALUE
  SELECT id, number, kind, answers, locale, "idempotencyKey" FROM sent`

export function findApplicationByKey({ db }: Database, idempotencyKey: string) {
  return db
    .selectFrom('application')
    .select(['id', 'number'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

export function changeApplication(
  { db }: Database,
  id: string,
  change: { answers: Answers } | { status: ApplicationStatus },
) {
  return db
    .updateTable('application')
    .set(change)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
}

/** Changes what staff note about an application, or the language of its mails, without a new version. */
export async function annotateApplication(
  { db }: Database,
  id: string,
  change: Pick<
    UpdateObject<DB, 'application'>,
    'assignee_id' | 'tags' | 'information_received_at' | 'locale'
  >,
): Promise<void> {
  await db.updateTable('application').set(change).where('id', '=', id).execute()
}

/** Also deletes the rows that depend on it. Unlike an erasure, this is not recorded for restores. */
export async function removeApplication({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('application').where('id', '=', id).execute()
}

/** The unique index on kind and address was violated. */
export function isSecondApplication(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'application_person'
}

/** Whether the unique index would refuse the address for another application; hospitals may have several. */
export async function isAddressTaken(
  { db }: Database,
  kind: ApplicationKind,
  email: string,
  except?: string,
): Promise<boolean> {
  if (kind === 'hospital') return false
  const open = await db
    .selectFrom('application')
    .select('id')
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('status', 'not in', ['declined', 'withdrawn'])
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst()
  return open !== undefined
}

/** The applications of these addresses, in any status; of each address the newest first. */
export function listByAddress({ db }: Database, kind: ApplicationKind, addresses: readonly string[]) {
  return db
    .selectFrom('application')
    .select(['id', 'number', 'email', 'answers'])
    .where('kind', '=', kind)
    .where('email', '=', sql<string>`any(${[...addresses]}::citext[])`)
    .orderBy('email')
    .orderBy('submitted_at', 'desc')
    .execute()
}

export function countApplications({ db }: Store) {
  return db
    .selectFrom('application')
    .select(['kind', 'status', sql<number>`count(*)::int`.as('count')])
    .groupBy(['kind', 'status'])
    .execute()
}
