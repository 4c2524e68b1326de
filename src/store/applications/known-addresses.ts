import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Database } from '../database.ts'

/** Whether the person already has an application of this kind. */
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

/** The newest application of each address, in any status. */
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
