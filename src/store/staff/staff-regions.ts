import { sql } from 'kysely'
import type { RegionId } from '../../domain/lists/regions.ts'
import { regionsOf } from '../../domain/staff/regions.ts'
import type { Role } from '../../domain/staff/roles.ts'
import type { Database } from '../database.ts'

/** SQL: the regions of the member of staff in this column, in order. */
export const regionsOfStaff = (column: string) =>
  sql<
    RegionId[]
  >`ARRAY(SELECT region FROM staff_region WHERE staff_region.staff_id = ${sql.ref(column)} ORDER BY region)`

/** The regions to which somebody in this role is limited. */
export async function findRegions({ db }: Database, id: string, role: Role): Promise<readonly RegionId[]> {
  const rows = await db
    .selectFrom('staff_region')
    .select('region')
    .where('staff_id', '=', id)
    .orderBy('region')
    .execute()
  return regionsOf(
    role,
    rows.map(({ region }) => region as RegionId),
  )
}

/** Call in a transaction. */
export async function saveRegions({ db }: Database, id: string, regions: readonly RegionId[]): Promise<void> {
  await db.deleteFrom('staff_region').where('staff_id', '=', id).execute()
  if (regions.length === 0) return
  await db
    .insertInto('staff_region')
    .values(regions.map((region) => ({ staff_id: id, region })))
    .execute()
}
