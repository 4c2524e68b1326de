import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Possible duplicates: same kind, and the same address or the same name and country; newest first. */
export function listDuplicates({ db }: Database, id: string) {
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
    .orderBy('other.submitted_at', 'desc')
    .limit(20)
    .execute()
}
