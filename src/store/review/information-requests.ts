import { sql } from 'kysely'
import type { Database } from '../database.ts'

export type NewRequest = {
  applicationId: string
  batchId: string
  fields: readonly string[]
  note: string
  /** Digest of the link in its mail, if any. */
  linkDigest: Buffer | null
}

/** Call in the transaction of the move. */
export async function askForInformation({ db }: Database, request: NewRequest): Promise<void> {
  await db
    .insertInto('information_request')
    .values({
      application_id: request.applicationId,
      batch_id: request.batchId,
      fields: [...request.fields],
      note: request.note,
      link_digest: request.linkDigest,
    })
    .execute()
  await db
    .updateTable('application')
    .set({ information_received_at: null })
    .where('id', '=', request.applicationId)
    .execute()
}

export function findOpenRequest({ db }: Database, applicationId: string) {
  return db
    .selectFrom('information_request')
    .select(['fields', 'note', 'asked_at'])
    .where('application_id', '=', applicationId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** The oldest first. */
export function listRequests({ db }: Database, applicationId: string) {
  return db
    .selectFrom('information_request')
    .select(['fields', 'note', 'asked_at', 'answered_at'])
    .where('application_id', '=', applicationId)
    .orderBy('asked_at')
    .execute()
}

/** The applicant has answered. */
export async function answerRequest({ db }: Database, applicationId: string): Promise<void> {
  await db
    .updateTable('information_request')
    .set({ answered_at: sql`now()`, closed_at: sql`now()` })
    .where('application_id', '=', applicationId)
    .where('closed_at', 'is', null)
    .execute()
  await db
    .updateTable('application')
    .set({ information_received_at: sql`now()` })
    .where('id', '=', applicationId)
    .execute()
}

/** The application goes on without an answer. */
export async function closeRequest({ db }: Database, applicationId: string): Promise<void> {
  await db
    .updateTable('information_request')
    .set({ closed_at: sql`now()` })
    .where('application_id', '=', applicationId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Undoes the move's request, and reopens the one that it closed. */
export async function takeBackRequest(
  { db }: Database,
  applicationId: string,
  move: { batchId: string; movedAt: Date },
): Promise<void> {
  await db
    .deleteFrom('information_request')
    .where('application_id', '=', applicationId)
    .where('batch_id', '=', move.batchId)
    .execute()
  await db
    .updateTable('information_request')
    .set({ closed_at: null })
    .where('application_id', '=', applicationId)
    .where('answered_at', 'is', null)
    .where('closed_at', '>=', move.movedAt)
    .execute()
  const answeredAt = sql<Date>`(SELECT max(answered_at) FROM information_request WHERE application_id = ${applicationId})`
  await db
    .updateTable('application')
    .set({ information_received_at: answeredAt })
    .where('id', '=', applicationId)
    .execute()
}
