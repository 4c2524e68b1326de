import { lifetimes } from '../../domain/protection/lifetimes.ts'
import type { Database } from '../database.ts'
import { inMinutes, now } from '../postgres/sql-parts.ts'

/** A new e-mail address that waits for its confirmation. */
export type AddressChange = Awaited<ReturnType<typeof putAddressChange>>

export type ChangeLinks = { confirmDigest: Buffer; cancelDigest: Buffer }

/** Replaces an earlier change of the same application; the links of that one stop working. */
export function putAddressChange(
  { db }: Database,
  applicationId: string,
  { email, confirmDigest, cancelDigest }: ChangeLinks & { email: string },
) {
  const change = { email, confirm_digest: confirmDigest, cancel_digest: cancelDigest }
  return db
    .insertInto('address_change')
    .values({ application_id: applicationId, ...change, ...restarted })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ ...change, ...restarted, asked_at: now }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Replaces the link to the new address. Undefined if no change is pending. */
export function renewConfirmation({ db }: Database, applicationId: string, confirmDigest: Buffer) {
  return db
    .updateTable('address_change')
    .set({ confirm_digest: confirmDigest, ...restarted })
    .where('application_id', '=', applicationId)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
}

/** The pending change of an application; undefined if there is none, or it has expired. */
export function findAddressChange({ db }: Database, applicationId: string) {
  return db
    .selectFrom('address_change')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The change that a mailed link names, with its application. */
export function findMailedChange({ db }: Database, link: 'confirm' | 'cancel', digest: Buffer) {
  return db
    .selectFrom('address_change')
    .innerJoin('application', 'application.id', 'application_id')
    .select(['application_id', 'kind', 'number', 'address_change.email'])
    .where(`${link}_digest`, '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Counts a wrong PIN; too many delete the change. */
export async function countWrongPin(database: Database, applicationId: string, most: number): Promise<void> {
  const change = await database.db
    .updateTable('address_change')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('application_id', '=', applicationId)
    .returning('failures')
    .executeTakeFirst()
  if (change && change.failures >= most) await removeAddressChange(database, applicationId)
}

export async function removeAddressChange({ db }: Database, applicationId: string): Promise<boolean> {
  const removal = db.deleteFrom('address_change').where('application_id', '=', applicationId)
  return (await removal.executeTakeFirst()).numDeletedRows === 1n
}

const columns = ['email', 'asked_at', 'expires_at'] as const

const restarted = { failures: 0, expires_at: inMinutes(lifetimes.addressChange) }
