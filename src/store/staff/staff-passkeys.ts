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

/** Only one's own. */
export async function removePasskey({ db }: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Adding a passkey counts as using it. */
export async function markPasskeySession({ db }: Database, sessionId: string): Promise<void> {
  await db.updateTable('staff_session').set({ with_passkey: true }).where('id', '=', sessionId).execute()
}

/** Removing the last passkey removes the second step of sessions that began with one. */
export async function unmarkPasskeySessions({ db }: Database, userId: string): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ with_passkey: false })
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_passkey').select('id').where('user_id', '=', userId))),
    )
    .execute()
}
