import type { Database } from '../database.ts'

/** The secret is encrypted; the recovery codes are hashed, or encrypted in rows of older releases. */
export type SecondStep = { id: string; secret: string; backup_codes: string }

const secondSteps = ({ db }: Database) =>
  db.selectFrom('staff_two_factor').select(['id', 'secret', 'backup_codes'])

export function listSecondSteps(database: Database): Promise<SecondStep[]> {
  return secondSteps(database).execute()
}

/** Undefined before set-up. */
export function findSecondStep(database: Database, userId: string): Promise<SecondStep | undefined> {
  return secondSteps(database).where('user_id', '=', userId).executeTakeFirst()
}

/** Compare-and-swap. */
export async function replaceSecondStep(
  { db }: Database,
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

export async function saveRecoveryCodes({ db }: Database, userId: string, hashed: string): Promise<void> {
  await db
    .updateTable('staff_two_factor')
    .set({ backup_codes: hashed })
    .where('user_id', '=', userId)
    .execute()
}

export async function removeSecondStep({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('staff_two_factor').where('user_id', '=', userId).execute()
}
