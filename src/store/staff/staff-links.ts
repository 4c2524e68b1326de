import { type ExpressionBuilder, type OnConflictDatabase, type OnConflictTables, sql } from 'kysely'
import type { RegionId } from '../../domain/lists/regions.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { duties, type Role } from '../../domain/staff/roles.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { inMinutes, now } from '../postgres/sql-parts.ts'

export type StaffLink =
  | { purpose: 'invitation'; email: string; role: Role; regions: readonly RegionId[] }
  | { purpose: 'new_password'; userId: string; name: string; email: string }

type NewInvitation = {
  tokenDigest: Buffer
  email: string
  role: Role
  regions: readonly RegionId[]
  sentBy: string
}

/** Replaces the person's former link by an upsert, so that concurrent calls do not collide. */
export async function saveInvitation(
  { db }: Database,
  { tokenDigest, email, role, regions, sentBy }: NewInvitation,
): Promise<void> {
  await db
    .insertInto('staff_link')
    .values({
      token_digest: tokenDigest,
      purpose: 'invitation',
      email,
      role,
      regions: [...regions],
      sent_by: sentBy,
      expires_at: inMinutes(lifetimes.sentStaffLink),
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ ref }) => ({
        ...anew(ref),
        role: ref('excluded.role'),
        regions: ref('excluded.regions'),
      })),
    )
    .execute()
}

/** The same for a password. `sentBy` is the person themselves if they asked for it; both kinds can exist at once. */
export async function savePasswordLink(
  { db }: Database,
  link: { tokenDigest: Buffer; userId: string; sentBy: string; minutes: number },
): Promise<void> {
  await db
    .insertInto('staff_link')
    .values({
      token_digest: link.tokenDigest,
      purpose: 'new_password',
      user_id: link.userId,
      sent_by: link.sentBy,
      expires_at: inMinutes(link.minutes),
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, (sent_by = user_id)`)
        .where('user_id', 'is not', null)
        .doUpdateSet(({ ref }) => anew(ref)),
    )
    .execute()
}

type Inserted = OnConflictDatabase<DB, 'staff_link'>
type Ref = ExpressionBuilder<Inserted, OnConflictTables<'staff_link'>>['ref']

const anew = (ref: Ref) => ({
  token_digest: ref('excluded.token_digest'),
  sent_by: ref('excluded.sent_by'),
  created_at: ref('excluded.created_at'),
  expires_at: ref('excluded.expires_at'),
})

export async function findStaffLink({ db }: Database, tokenDigest: Buffer): Promise<StaffLink | undefined> {
  const found = await db
    .selectFrom('staff_link as link')
    .innerJoin('staff_user as sender', 'sender.id', 'link.sent_by')
    .leftJoin('staff_user as person', 'person.id', 'link.user_id')
    .select(['link.email as invited', 'link.role', 'link.regions'])
    .select(['person.id as userId', 'person.name', 'person.email'])
    .where('link.token_digest', '=', tokenDigest)
    .where('link.expires_at', '>', now)
    .where('person.disabled_at', 'is', null)
    .where(maySend)
    .executeTakeFirst()
  if (found?.invited && found.role) {
    const { invited: email, role, regions } = found
    return { purpose: 'invitation', email, role, regions: regions as RegionId[] }
  }
  if (!found?.userId) return undefined
  return { purpose: 'new_password', userId: found.userId, name: found.name ?? '', email: found.email ?? '' }
}

/** Call in a transaction: redeems a link once, if its sender still may send links. */
export async function takeStaffLink({ db }: Database, tokenDigest: Buffer): Promise<boolean> {
  // changeStaff takes a stronger lock on this table first: this serialises the two without a deadlock.
  await sql`LOCK TABLE staff_user IN ROW EXCLUSIVE MODE`.execute(db)
  const allowed = await db
    .selectFrom('staff_link as link')
    .innerJoin('staff_user as sender', 'sender.id', 'link.sent_by')
    .select('link.token_digest')
    .where('link.token_digest', '=', tokenDigest)
    .where('link.expires_at', '>', now)
    .where(maySend)
    .forShare('sender')
    .executeTakeFirst()
  if (!allowed) return false
  const removal = db.deleteFrom('staff_link').where('token_digest', '=', tokenDigest)
  return (await removal.executeTakeFirst()).numDeletedRows === 1n
}

/** An open link, as administrators see it. */
export type SentLink =
  | { purpose: 'invitation'; email: string; role: Role }
  | { purpose: 'new_password'; email: string; userId: string }

export type Invitation = {
  email: string
  role: Role
  regions: readonly RegionId[]
  expiresAt: Date
  sender: string
}

export async function listInvitations({ db }: Database): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('staff_link as link')
    .innerJoin('staff_user as sender', 'sender.id', 'link.sent_by')
    .select(['link.email', 'link.role', 'link.regions', 'link.expires_at', 'sender.name'])
    .where('link.purpose', '=', 'invitation')
    .where('link.expires_at', '>', now)
    .where('sender.disabled_at', 'is', null)
    .where('sender.role', 'in', duties.administer)
    .orderBy('link.email')
    .execute()
  return rows.map(({ email, role, regions, expires_at, name }) => ({
    email: email ?? '',
    role: role ?? 'viewer',
    regions: regions as RegionId[],
    expiresAt: expires_at,
    sender: name,
  }))
}

/** What an open invitation gives, locked until the transaction ends. */
export async function findInvited({ db }: Database, email: string) {
  const found = await db
    .selectFrom('staff_link')
    .select(['role', 'regions'])
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return found?.role ? { role: found.role, regions: found.regions as RegionId[] } : undefined
}

/** Open links that a person has sent to others. */
export async function listSentLinks({ db }: Database, sender: string): Promise<SentLink[]> {
  const rows = await db
    .selectFrom('staff_link as link')
    .leftJoin('staff_user as person', 'person.id', 'link.user_id')
    .select(['link.email as invited', 'link.role', 'link.user_id', 'person.email'])
    .where('link.sent_by', '=', sender)
    .where('link.user_id', 'is distinct from', sender)
    .where('link.expires_at', '>', now)
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

export async function withdrawPasswordLinks({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('staff_link').where('user_id', '=', userId).execute()
}

type LinkAndSender = DB & { link: DB['staff_link']; sender: DB['staff_user'] }

/** Administrators may send links to all staff, others only to themselves. */
function maySend(of: ExpressionBuilder<LinkAndSender, 'link' | 'sender'>) {
  return of.and([
    of('sender.disabled_at', 'is', null),
    of.or([of('sender.role', 'in', duties.administer), of('link.user_id', '=', of.ref('sender.id'))]),
  ])
}
