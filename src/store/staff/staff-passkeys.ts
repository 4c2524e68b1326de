import type { Database } from '../database.ts'

export type Passkey = { id: string; name: string; createdAt: Date }

export async function listPasskeys({ db }: Database, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, name, created_at }) => ({ id, name: name ?? '', createdAt: created_at }))
}

/** Serialises requests, so that two cannot both remove the last but one passkey. */
export async function lockPasskeys({ db }: Database, userId: string): Promise<void> {
  await db.selectFrom('staff_passkey').select('id').where('user_id', '=', userId).forUpdate().execute()
}

/** Removes one of one's own passkeys. */
export async function removePasskey({ db }: Database, userId: string, id: string): Promise<boolean> {
  const removal = db.deleteFrom('staff_passkey').where('user_id', '=', userId).where('id', '=', id)
  return (await removal.executeTakeFirst()).numDeletedRows === 1n
}

export async function removePasskeys({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('staff_passkey').where('user_id', '=', userId).execute()
}
