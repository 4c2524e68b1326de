import type { Insertable } from 'kysely'
import type { Side } from '../../domain/programme/reports.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { anyOf } from '../postgres/sql-parts.ts'

export function listAgreements({ db }: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('agreement')
    .leftJoin('agreement_words', 'sha256', 'text_sha256')
    .select(['match_id', 'side', 'name', 'text_version', 'locale', 'accepted_at', 'recorded_by', 'signed_on'])
    .select('text as words')
    .where('match_id', '=', anyOf(matchIds))
    .execute()
}

export type Signature = Omit<Insertable<DB['agreement']>, 'accepted_at'>

/** Stores a signature; false if this side has already accepted. */
export async function saveAgreement({ db }: Database, signature: Signature): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('agreement')
    .values(signature)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function listLetters({ db }: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('commitment_letter')
    .select(['match_id', 'upload_id', 'received_at', 'recorded_by', 'signed_on'])
    .where('match_id', '=', anyOf(matchIds))
    .execute()
}

export async function saveLetter({ db }: Database, matchId: string, uploadId: string): Promise<void> {
  await db.insertInto('commitment_letter').values({ match_id: matchId, upload_id: uploadId }).execute()
}

export async function savePaperLetter(
  { db }: Database,
  matchId: string,
  paper: { recorded_by: string; signed_on: string },
): Promise<void> {
  await db
    .insertInto('commitment_letter')
    .values({ match_id: matchId, ...paper })
    .execute()
}

/** Deletes a letter that another one replaces; its file is deleted separately. */
export async function removeLetter({ db }: Database, matchId: string): Promise<void> {
  await db.deleteFrom('commitment_letter').where('match_id', '=', matchId).execute()
}

/** An agreement on paper that was recorded wrongly; undefined if there is none. */
export function removePaperAgreement({ db }: Database, matchId: string, side: Side) {
  return db
    .deleteFrom('agreement')
    .where('match_id', '=', matchId)
    .where('side', '=', side)
    .where('signed_on', 'is not', null)
    .returning('signed_on')
    .executeTakeFirst()
}

/** A letter on paper that was recorded wrongly; undefined if there is none. */
export function removePaperLetter({ db }: Database, matchId: string) {
  return db
    .deleteFrom('commitment_letter')
    .where('match_id', '=', matchId)
    .where('signed_on', 'is not', null)
    .returning('signed_on')
    .executeTakeFirst()
}
