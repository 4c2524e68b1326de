import type { Database } from '../database.ts'

export type UsedPass = { id: string; expiresAt: Date }

/** True once per pass, across instances; a rollback frees the pass. */
export async function markPassUsed({ db }: Database, { id, expiresAt }: UsedPass): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_pass')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function isPassUsed({ db }: Database, id: string): Promise<boolean> {
  const found = await db.selectFrom('used_pass').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
