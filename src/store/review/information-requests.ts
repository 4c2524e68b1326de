import { sql } from 'kysely'
import { annotateApplication } from '../applications/application.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export type NewRequest = {
  applicationId: string
  batchId: string
  fields: readonly string[]
  note: string
  /** Digest of the link in its mail, if any. */
  linkDigest: Buffer | null
}

/** Call in the transaction of the move. */
export async function askForInformation(database: Database, request: NewRequest): Promise<void> {
  await database.db
    .insertInto('information_request')
    .values({
      application_id: request.applicationId,
      batch_id: request.batchId,
      fields: [...request.fields],
      note: request.note,
      link_digest: request.linkDigest,
    })
    .execute()
  await annotateApplication(database, request.applicationId, { information_received_at: null })
}

export function findOpenRequest(database: Database, applicationId: string) {
  return requests(database, applicationId).where('closed_at', 'is', null).executeTakeFirst()
}

export function listRequests(database: Database, applicationId: string) {
  return requests(database, applicationId).select('answered_at').orderBy('asked_at').execute()
}

const requests = ({ db }: Database, applicationId: string) =>
  db
    .selectFrom('information_request')
    .select(['fields', 'note', 'asked_at'])
    .where('application_id', '=', applicationId)

export async function answerRequest(database: Database, applicationId: string): Promise<void> {
  await closeRequest(database, applicationId, { answered_at: now })
  await annotateApplication(database, applicationId, { information_received_at: now })
}

/** Closes the open request, with or without an answer. */
export async function closeRequest(
  { db }: Database,
  applicationId: string,
  answer: { answered_at?: typeof now } = {},
): Promise<void> {
  await db
    .updateTable('information_request')
    .set({ closed_at: now, ...answer })
    .where('application_id', '=', applicationId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Undoes the move's request, whose words it returns, and reopens the one that it closed. */
export async function takeBackRequest(
  database: Database,
  applicationId: string,
  move: { batchId: string; movedAt: Date },
): Promise<{ fields: string[]; note: string } | undefined> {
  const asked = await database.db
    .deleteFrom('information_request')
    .where('application_id', '=', applicationId)
    .where('batch_id', '=', move.batchId)
    .returning(['fields', 'note'])
    .executeTakeFirst()
  await database.db
    .updateTable('information_request')
    .set({ closed_at: null })
    .where('application_id', '=', applicationId)
    .where('answered_at', 'is', null)
    .where('closed_at', '>=', move.movedAt)
    .execute()
  const answeredAt = sql<Date>`(SELECT max(answered_at) FROM information_request WHERE application_id = ${applicationId})`
  await annotateApplication(database, applicationId, { information_received_at: answeredAt })
  return asked
}

/** Part of the statement that replaces the link of an application. */
export const forgetLinks = (applicationId: string, except: readonly Buffer[]) =>
  sql`UPDATE information_request SET link_digest = NULL
    WHERE application_id = ${applicationId} AND link_digest <> ALL (${[...except]}::bytea[])`

/** When a new link was last mailed to each of those who have not answered, by the id of the application. */
export async function listLinksSinceAsked({ db }: Database, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return new Map<string, Date>()
  const rows = await db
    .selectFrom('audit')
    .innerJoin('information_request', 'information_request.application_id', 'audit.subject_id')
    .select(({ fn, ref }) => [
      ref('audit.subject_id').$castTo<string>().as('id'),
      fn.max('audit.at').as('at'),
    ])
    .where('audit.subject_id', 'in', applicationIds)
    .where('audit.action', '=', 'application_link_mailed')
    .where('information_request.closed_at', 'is', null)
    .whereRef('audit.at', '>', 'information_request.asked_at')
    .groupBy('audit.subject_id')
    .execute()
  return new Map(rows.map(({ id, at }) => [id, at]))
}
