import { sql } from 'kysely'
import type { Scope } from '../../domain/integrations/scopes.ts'
import type { RegionId } from '../../domain/lists/regions.ts'
import { regionsOf } from '../../domain/staff/regions.ts'
import { mayDo, type Role } from '../../domain/staff/roles.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { regionsOfStaff } from '../staff/staff-regions.ts'

export type ApiToken = {
  id: string
  name: string
  hint: string
  isIntegration: boolean
  scopes: Scope[]
  createdAt: Date
  expiresAt: Date
  isExpired: boolean
  lastUsedAt: Date | null
  /** Whether its owner may still use it. */
  isWorking: boolean
  owner: {
    id: string
    name: string
    email: string
    role: Role
    regions: readonly RegionId[]
    hasTwoSteps: boolean
  }
}

type NewToken = {
  digest: Buffer
  hint: string
  name: string
  isIntegration: boolean
  ownerId: string
  scopes: readonly Scope[]
  days: number
}

export async function saveToken({ db }: Database, token: NewToken): Promise<{ id: string; expiresAt: Date }> {
  const { id, expires_at } = await db
    .insertInto('api_token')
    .values({
      token_digest: token.digest,
      hint: token.hint,
      name: token.name,
      is_integration: token.isIntegration,
      owner_id: token.ownerId,
      scopes: [...token.scopes],
      expires_at: sql<Date>`now() + make_interval(days => ${token.days})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { id, expiresAt: expires_at }
}

/** All tokens, or those of one person for themselves; the newest first. */
export async function listTokens(database: Database, ownOf?: string): Promise<ApiToken[]> {
  const rows = await tokens(database)
    .$if(ownOf !== undefined, (query) =>
      query.where('token.owner_id', '=', ownOf ?? '').where('token.is_integration', '=', false),
    )
    .orderBy('token.created_at', 'desc')
    .orderBy('token.id')
    .execute()
  return rows.map(toToken)
}

export async function findToken(database: Database, id: string): Promise<ApiToken | undefined> {
  const found = await tokens(database).where('token.id', '=', id).executeTakeFirst()
  return found && toToken(found)
}

export async function findTokenByDigest(database: Database, digest: Buffer): Promise<ApiToken | undefined> {
  const found = await tokens(database).where('token.token_digest', '=', digest).executeTakeFirst()
  return found && toToken(found)
}

const tokens = ({ db }: Database) =>
  db
    .selectFrom('api_token as token')
    .innerJoin('staff_user as owner', 'owner.id', 'token.owner_id')
    .select(['token.id', 'token.name', 'token.hint', 'token.is_integration', 'token.scopes'])
    .select(['token.created_at', 'token.expires_at', 'token.last_used_at'])
    .select(sql<boolean>`token.expires_at <= now()`.as('is_expired'))
    .select(regionsOfStaff('owner.id').as('regions'))
    .select(['owner.id as ownerId', 'owner.name as ownerName', 'owner.email', 'owner.role'])
    .select(sql<boolean>`owner.disabled_at IS NOT NULL`.as('is_disabled'))
    .select(
      sql<boolean>`owner.two_factor_enabled OR EXISTS (SELECT FROM staff_passkey WHERE user_id = owner.id)`.as(
        'has_two_steps',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof tokens>['executeTakeFirstOrThrow']>>

const toToken = (row: Row): ApiToken => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  isIntegration: row.is_integration,
  scopes: row.scopes,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isExpired: row.is_expired,
  lastUsedAt: row.last_used_at,
  // An integration is the administrators', so its owner must be one.
  isWorking: !row.is_disabled && (!row.is_integration || mayDo(row.role, 'administer')),
  owner: {
    id: row.ownerId,
    name: row.ownerName,
    email: row.email,
    role: row.role,
    regions: regionsOf(row.role, row.regions),
    hasTwoSteps: row.has_two_steps,
  },
})

/** Records the use of a token, to the minute, so that a busy program does not write with every call. */
export async function noteTokenUse({ db }: Database, id: string): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`last_used_at IS NULL OR last_used_at < now() - interval '1 minute'`)
    .execute()
}

export async function removeToken({ db }: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('api_token').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns the names of the removed ones. */
export async function removeOwnTokens({ db }: Database, ownerId: string): Promise<string[]> {
  const gone = await db
    .deleteFrom('api_token')
    .where('owner_id', '=', ownerId)
    .where('is_integration', '=', false)
    .returning('name')
    .execute()
  return gone.map(({ name }) => name)
}

export async function handOverToken({ db }: Database, id: string, ownerId: string): Promise<void> {
  await db.updateTable('api_token').set({ owner_id: ownerId }).where('id', '=', id).execute()
}
