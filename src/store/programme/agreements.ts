import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { anyOf } from '../postgres/sql-parts.ts'

export function listAgreements({ db }: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('agreement')
    .select(['match_id', 'side', 'name', 'text_version', 'accepted_at'])
    .where('match_id', '=', anyOf(matchIds))
    .execute()
}

export type Signature = Omit<Insertable<DB['agreement']>, 'accepted_at'>

/** False if this side has already accepted. */
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
    .select(['match_id', 'upload_id', 'received_at'])
    .where('match_id', '=', anyOf(matchIds))
    .execute()
}

export async function saveLetter({ db }: Database, matchId: string, uploadId: string): Promise<void> {
  await db.insertInto('commitment_letter').values({ match_id: matchId, upload_id: uploadId }).execute()
}
