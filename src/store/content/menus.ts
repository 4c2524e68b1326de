import type { Arrangement } from '../../domain/content/menus/arrangement.ts'
import type { Database } from '../database.ts'

export type StoredMenus = { arrangement: Arrangement | null; version: number }

export async function readMenus({ db }: Database): Promise<StoredMenus> {
  const row = await db.selectFrom('menu_arrangement').select(['arrangement', 'version']).executeTakeFirst()
  return row ?? { arrangement: null, version: 0 }
}

/** Call with the content lock. */
export async function saveMenus({ db }: Database, { arrangement, version }: StoredMenus): Promise<void> {
  const kept = { arrangement, version }
  await db
    .insertInto('menu_arrangement')
    .values(kept)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(kept))
    .execute()
}
