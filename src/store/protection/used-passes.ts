import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'

export type UsedPass = { id: string; expiresAt: Date }

/** Marks a pass as used: true once per pass, across instances; a rollback frees it. */
export async function markPassUsed({ db }: Database, pass: UsedPass): Promise<boolean> {
  const { rows } = await redeemPasses(sql`VALUES (${pass.id}::uuid, ${pass.expiresAt}::timestamptz)`).execute(
    db,
  )
  return rows.length === 1
}

/** Part of the statement that stores applications, too; `passes` are rows of an id and its expiry. */
export const redeemPasses = (passes: RawBuilder<unknown>) => sql`
  INSERT INTO used_pass (id, expires_at) ${passes} ON CONFLICT DO NOTHING RETURNING id`

export async function isPassUsed({ db }: Database, id: string): Promise<boolean> {
  const found = await db.selectFrom('used_pass').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
