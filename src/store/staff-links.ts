import { sql } from 'kysely'
import type { Role } from '../domain/roles.ts'
import type { Store } from './open-store.ts'

type Database = Pick<Store, 'db'>

/** Whom a link is for, and what it lets them do. */
export type StaffLink =
  | { purpose: 'invitation'; email: string; role: Role }
  | { purpose: 'new_password'; userId: string; name: string; email: string }

/** The link that somebody had before does not work any more. */
export async function keepInvitation(
  { db }: Database,
  { tokenDigest, email, role }: { tokenDigest: Buffer; email: string; role: Role },
): Promise<void> {
  await db.deleteFrom('staff_link').where('email', '=', email).execute()
  await db
    .insertInto('staff_link')
    .values({ token_digest: tokenDigest, purpose: 'invitation', email, role })
    .execute()
}

export async function keepPasswordLink(
  { db }: Database,
  { tokenDigest, userId }: { tokenDigest: Buffer; userId: string },
): Promise<void> {
  await db.deleteFrom('staff_link').where('user_id', '=', userId).execute()
  await db
    .insertInto('staff_link')
    .values({ token_digest: tokenDigest, purpose: 'new_password', user_id: userId })
    .execute()
}

export async function findStaffLink({ db }: Database, tokenDigest: Buffer): Promise<StaffLink | undefined> {
  const found = await db
    .selectFrom('staff_link as link')
    .leftJoin('staff_user as person', 'person.id', 'link.user_id')
    .select(['link.email as invited', 'link.role', 'person.id as userId', 'person.name', 'person.email'])
    .where('link.token_digest', '=', tokenDigest)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst()
  if (found?.invited && found.role) return { purpose: 'invitation', email: found.invited, role: found.role }
  if (!found?.userId) return undefined
  return { purpose: 'new_password', userId: found.userId, name: found.name ?? '', email: found.email ?? '' }
}

/** Whoever is first uses it up. */
export async function takeStaffLink({ db }: Database, tokenDigest: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_link')
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The role that it would have given; undefined where nobody with that address is invited. */
export async function withdrawInvitation({ db }: Database, email: string): Promise<Role | undefined> {
  const gone = await db
    .deleteFrom('staff_link')
    .where('email', '=', email)
    .returning('role')
    .executeTakeFirst()
  return gone?.role ?? undefined
}

export type Invitation = { email: string; role: Role; expiresAt: Date }

export async function listInvitations({ db }: Database): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('staff_link')
    .select(['email', 'role', 'expires_at'])
    .where('purpose', '=', 'invitation')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('email')
    .execute()
  return rows.map((row) => ({
    email: row.email ?? '',
    role: row.role ?? 'viewer',
    expiresAt: row.expires_at,
  }))
}
