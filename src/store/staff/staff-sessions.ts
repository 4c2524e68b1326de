import { sql } from 'kysely'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { type Device, deviceName, readDevice } from '../../domain/staff/device.ts'
import type { Database } from '../database.ts'

export type OwnSession = {
  id: string
  /** Undefined for sessions from before devices were recorded. */
  device: Device | undefined
  beganAt: Date
  seenAt: Date
}

/** The latest seen first. */
export async function listSessions({ db }: Database, userId: string): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${lifetimes.staffSession.most})`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, user_agent, created_at, updated_at }) => ({
    id,
    device: readDevice(user_agent),
    beganAt: created_at,
    seenAt: updated_at,
  }))
}

export async function noteDevice({ db }: Database, sessionId: string, device: Device): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ user_agent: deviceName(device), updated_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** Only one's own. */
export async function endSession({ db }: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns their number. */
export async function endAllSessionsBut({ db }: Database, userId: string, id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
