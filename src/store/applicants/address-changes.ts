import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import type { Database } from '../database.ts'

/** A new e-mail address that waits for its confirmation. */
export type AddressChange = { email: string; asked_at: Date; expires_at: Date }

export type ChangeLinks = { confirmDigest: Buffer; cancelDigest: Buffer }

/** Replaces an earlier change of the same application; the links of that one stop working. */
export async function putAddressChange(
  { db }: Database,
  applicationId: string,
  { email, confirmDigest, cancelDigest }: ChangeLinks & { email: string },
): Promise<AddressChange> {
  const links = { confirm_digest: confirmDigest, cancel_digest: cancelDigest }
  return db
    .insertInto('address_change')
    .values({ application_id: applicationId, email, ...links })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ email, ...links, ...begunAgain, asked_at: sql`now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Replaces the link to the new address. Undefined if no change is pending. */
export function renewConfirmation(
  { db }: Database,
  applicationId: string,
  confirmDigest: Buffer,
): Promise<AddressChange | undefined> {
  return db
    .updateTable('address_change')
    .set({ confirm_digest: confirmDigest, ...begunAgain })
    .where('application_id', '=', applicationId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(columns)
    .executeTakeFirst()
}

/** Undefined if none is pending, or it has expired. */
export function findAddressChange(
  { db }: Database,
  applicationId: string,
): Promise<AddressChange | undefined> {
  return db
    .selectFrom('address_change')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** The change that a mailed link names, with its application. */
export function findMailedChange({ db }: Database, link: 'confirm' | 'cancel', digest: Buffer) {
  return db
    .selectFrom('address_change')
    .innerJoin('application', 'application.id', 'application_id')
    .select(['application_id', 'kind', 'number', 'address_change.email'])
    .where(`${link}_digest`, '=', digest)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** After so many wrong PINs the change is dropped. */
export async function countWrongPin(database: Database, applicationId: string, most: number): Promise<void> {
  const { failures } = (await database.db
    .updateTable('address_change')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('application_id', '=', applicationId)
    .returning('failures')
    .executeTakeFirst()) ?? { failures: 0 }
  if (failures >= most) await removeAddressChange(database, applicationId)
}

export async function removeAddressChange({ db }: Database, applicationId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('address_change')
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whether the unique index `application_person` would refuse the address; hospitals may have several applications. */
export async function isAddressTaken(
  { db }: Database,
  { id, kind }: { id: string; kind: ApplicationKind },
  email: string,
): Promise<boolean> {
  if (kind === 'hospital') return false
  const other = await db
    .selectFrom('application')
    .select('id')
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('status', 'not in', ['declined', 'withdrawn'])
    .executeTakeFirst()
  return other !== undefined
}

const columns = ['email', 'asked_at', 'expires_at'] as const

const begunAgain = {
  failures: 0,
  expires_at: sql<Date>`now() + make_interval(mins => ${lifetimes.addressChange})`,
}
