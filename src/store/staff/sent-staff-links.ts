import { sql } from 'kysely'
import { duties, type Role } from '../../domain/staff/roles.ts'
import type { Database } from '../database.ts'

/** A link that still works, as administrators see it. */
export type SentLink =
  | { purpose: 'invitation'; email: string; role: Role }
  | { purpose: 'new_password'; email: string; userId: string }

export type Invitation = { email: string; role: Role; expiresAt: Date; sender: string }

/** In a transaction: whether somebody manages staff; until it ends, nobody takes that from them. */
export async function managesStaff({ db }: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff_user')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('role', 'in', duties.administer)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

export async function listInvitations({ db }: Database): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('staff_link as link')
    .innerJoin('staff_user as sender', 'sender.id', 'link.sent_by')
    .select(['link.email', 'link.role', 'link.expires_at', 'sender.name'])
    .where('link.purpose', '=', 'invitation')
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where('sender.disabled_at', 'is', null)
    .where('sender.role', 'in', duties.administer)
    .orderBy('link.email')
    .execute()
  return rows.map(({ email, role, expires_at, name }) => ({
    email: email ?? '',
    role: role ?? 'viewer',
    expiresAt: expires_at,
    sender: name,
  }))
}

/** What somebody has sent to others. */
export async function listSentLinks({ db }: Database, sender: string): Promise<SentLink[]> {
  const rows = await db
    .selectFrom('staff_link as link')
    .leftJoin('staff_user as person', 'person.id', 'link.user_id')
    .select(['link.email as invited', 'link.role', 'link.user_id', 'person.email'])
    .where('link.sent_by', '=', sender)
    .where('link.user_id', 'is distinct from', sender)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .orderBy('link.created_at')
    .execute()
  return rows.map(({ invited, role, user_id, email }) =>
    user_id
      ? { purpose: 'new_password', email: email ?? '', userId: user_id }
      : { purpose: 'invitation', email: invited ?? '', role: role ?? 'viewer' },
  )
}

/** In a transaction: the same links do not work any more. */
export async function withdrawSentLinks(database: Database, sender: string): Promise<SentLink[]> {
  const links = await listSentLinks(database, sender)
  await database.db
    .deleteFrom('staff_link')
    .where('sent_by', '=', sender)
    .where('user_id', 'is distinct from', sender)
    .execute()
  return links
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

/** Links with which somebody could choose a new password, whoever sent them. */
export async function withdrawPasswordLinks({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('staff_link').where('user_id', '=', userId).execute()
}
