import type { Store } from './open-store.ts'

/** Both are encrypted. */
export type SecondStep = { id: string; secret: string; backup_codes: string }

export function listSecondSteps({ db }: Pick<Store, 'db'>): Promise<SecondStep[]> {
  return db.selectFrom('staff_two_factor').select(['id', 'secret', 'backup_codes']).execute()
}

/** Unless somebody has changed it meanwhile. */
export async function replaceSecondStep(
  { db }: Pick<Store, 'db'>,
  { id, secret, backup_codes }: SecondStep,
  anew: Omit<SecondStep, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_two_factor')
    .set(anew)
    .where('id', '=', id)
    .where('secret', '=', secret)
    .where('backup_codes', '=', backup_codes)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
