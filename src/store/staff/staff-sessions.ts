import { sql } from 'kysely'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { type Device, deviceName, readDevice } from '../../domain/staff/device.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export type OwnSession = {
  id: string
  /** Undefined for sessions from before devices were recorded. */
  device: Device | undefined
  beganAt: Date
  seenAt: Date
}

export async function listSessions({ db }: Database, userId: string): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
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
    .set({ user_agent: deviceName(device), updated_at: now })
    .where('id', '=', sessionId)
    .execute()
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

/** Ends one of one's own sessions. */
export async function endSession(database: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await sessionsOf(database, userId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

export async function endAllSessionsBut(database: Database, userId: string, id: string): Promise<number> {
  const { numDeletedRows } = await sessionsOf(database, userId).where('id', '<>', id).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function endStaffSessions(database: Database, userId: string): Promise<void> {
  await sessionsOf(database, userId).execute()
}

const sessionsOf = ({ db }: Database, userId: string) =>
  db.deleteFrom('staff_session').where('user_id', '=', userId)
