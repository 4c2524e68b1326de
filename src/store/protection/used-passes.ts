import { sql } from 'kysely'
import type { Database } from '../database.ts'

export type UsedPass = { id: string; expiresAt: Date }

/** Marks a pass as used: true once per pass, across instances; a rollback frees it. */
export async function markPassUsed({ db }: Database, pass: UsedPass): Promise<boolean> {
  const { rows } = await redeemPass(pass).execute(db)
  return rows.length === 1
}

/** Part of the statement that stores an application, too. */
export const redeemPass = ({ id, expiresAt }: UsedPass) => sql`
  INSERT INTO used_pass (id, expires_at) VALUES (${id}, ${expiresAt}) ON CONFLICT DO NOTHING RETURNING id`

export async function isPassUsed({ db }: Database, id: string): Promise<boolean> {
  const found = await db.selectFrom('used_pass').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
