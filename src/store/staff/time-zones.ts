import type { Database } from '../database.ts'

/** The zone of the browser, unless the person has chosen one; returns the one that counts. */
export async function followTimeZone({ db }: Database, staffId: string, timeZone: string): Promise<string> {
  await db
    .updateTable('staff_user')
    .set({ time_zone: timeZone })
    .where('id', '=', staffId)
    .where('time_zone_chosen', '=', false)
    .execute()
  const { time_zone } = await db
    .selectFrom('staff_user')
    .select('time_zone')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return time_zone ?? timeZone
}

/** Stores the chosen zone; without one, the present zone stays until the browser reports another. */
export async function chooseTimeZone({ db }: Database, staffId: string, timeZone: string | undefined) {
  await db
    .updateTable('staff_user')
    .set({ time_zone_chosen: timeZone !== undefined, ...(timeZone && { time_zone: timeZone }) })
    .where('id', '=', staffId)
    .execute()
}
