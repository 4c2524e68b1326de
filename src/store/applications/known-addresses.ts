import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Database } from '../database.ts'

/** Whether an application with this address could not be kept, since the person has another one. */
export async function isAddressTaken(
  { db }: Database,
  kind: ApplicationKind,
  email: string,
): Promise<boolean> {
  if (kind === 'hospital') return false
  const open = await db
    .selectFrom('application')
    .select('id')
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('status', 'not in', ['declined', 'withdrawn'])
    .executeTakeFirst()
  return open !== undefined
}

/** The newest application of each of the addresses, whatever has become of it. */
export function listNewestByAddress({ db }: Database, kind: ApplicationKind, addresses: readonly string[]) {
  return db
    .selectFrom('application')
    .distinctOn('email')
    .select(['id', 'number', 'email', 'answers'])
    .where('kind', '=', kind)
    .where('email', '=', sql<string>`any(${[...addresses]}::citext[])`)
    .orderBy('email')
    .orderBy('submitted_at', 'desc')
    .execute()
}
