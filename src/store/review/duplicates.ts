import { sql } from 'kysely'
import type { Author } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { readableBy } from './region-conditions.ts'

/** Possible duplicates: same kind, and the same address or the same name and country; newest first. */
export function listDuplicates({ db }: Database, id: string, staff: Regional) {
  return db
    .selectFrom('application as other')
    .innerJoin('application as own', (join) =>
      join
        .on('own.id', '=', id)
        .onRef('other.kind', '=', 'own.kind')
        .onRef('other.id', '<>', 'own.id')
        .on((on) =>
          on.or([
            on('other.email', '=', on.ref('own.email')),
            on.and([
              on('other.name_key', '=', on.ref('own.name_key')),
              on('other.country', '=', on.ref('own.country')),
            ]),
          ]),
        ),
    )
    .select(['other.id', 'other.kind', 'other.number', 'other.status', 'other.name', 'other.country'])
    .select(['other.submitted_at', sql<boolean>`other.email = own.email`.as('same_address')])
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM not_duplicate
        WHERE one = least(own.id, other.id) AND not_duplicate.other = greatest(own.id, other.id))`,
    )
    .where(readableBy(staff, 'other') ?? sql<boolean>`true`)
    .orderBy('other.submitted_at', 'desc')
    .limit(20)
    .execute()
}

/** Remembers that two applications are not the same. */
export async function markDistinct({ db }: Database, pair: readonly [string, string], staff: Author) {
  const [one, other] = inOrder(pair)
  await db
    .insertInto('not_duplicate')
    .values({ one, other, staff_id: staff.id, staff_name: staff.name })
    .onConflict((conflict) => conflict.columns(['one', 'other']).doNothing())
    .execute()
}

export async function unmarkDistinct({ db }: Database, pair: readonly [string, string]): Promise<void> {
  const [one, other] = inOrder(pair)
  await db.deleteFrom('not_duplicate').where('one', '=', one).where('other', '=', other).execute()
}

/** Ids are lower case, so that their order is that of the database. */
const inOrder = ([a, b]: readonly [string, string]) => (a < b ? ([a, b] as const) : ([b, a] as const))
