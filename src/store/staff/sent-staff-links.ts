import { sql } from 'kysely'
import { duties, type Role } from '../../domain/staff/roles.ts'
import type { Database } from '../database.ts'

/** An open link, as administrators see it. */
export type SentLink =
  | { purpose: 'invitation'; email: string; role: Role }
  | { purpose: 'new_password'; email: string; userId: string }

export type Invitation = { email: string; role: Role; expiresAt: Date; sender: string }

/** Call in a transaction: whether the person is an administrator, locked until it ends. */
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

/** Open links that a person has sent to others. */
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

/** Call in a transaction: withdraws these links. */
export async function withdrawSentLinks(database: Database, sender: string): Promise<SentLink[]> {
  const links = await listSentLinks(database, sender)
  await database.db
    .deleteFrom('staff_link')
    .where('sent_by', '=', sender)
    .where('user_id', 'is distinct from', sender)
    .execute()
  return links
}

/** Returns the role of the withdrawn invitation; undefined if there was none. */
export async function withdrawInvitation({ db }: Database, email: string): Promise<Role | undefined> {
  const gone = await db
    .deleteFrom('staff_link')
    .where('email', '=', email)
    .returning('role')
    .executeTakeFirst()
  return gone?.role ?? undefined
}

/** Deletes the password links of a person, from any sender. */
export async function withdrawPasswordLinks({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('staff_link').where('user_id', '=', userId).execute()
}
