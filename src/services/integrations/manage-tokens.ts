import { randomBytes } from 'node:crypto'
import { isUuid } from '../../domain/api/uuid.ts'
import {
  isTokenShaped,
  judgeToken,
  type TypedToken,
  tokenPrefix,
} from '../../domain/integrations/api-token.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { byStaff } from '../../domain/staff/audit.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import * as tokens from '../../store/integrations/api-tokens.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { countRequest } from '../protection/count-request.ts'
import { digestOf } from '../protection/tokens.ts'
import { secondStepDue } from '../staff/require-second-step.ts'

export type ProvePassword = (cookies: string, password: string) => Promise<Outcome<undefined>>

type AskedToken = TypedToken & { isIntegration: boolean; cookies: string; password: string }

/** Requires the password. The token itself is returned once; only its digest is stored. */
export async function makeToken(
  store: Store & { provePassword: ProvePassword },
  staff: Staff,
  { isIntegration, cookies, password, ...typed }: AskedToken,
): Promise<Outcome<{ id: string; token: string; name: string }>> {
  const judged = judgeToken(staff.role, typed)
  if (!judged.ok) return judged
  const proven = await store.provePassword(cookies, password)
  if (!proven.ok) return proven
  if (isIntegration && !mayDo(staff.role, 'administer')) return refuse('not_found')
  const { name, scopes, days } = judged.value
  const token = tokenPrefix + randomBytes(32).toString('base64url')
  return transaction(store, async (trx) => {
    const { id, expiresAt } = await tokens.saveToken(trx, {
      digest: digestOf(token),
      hint: token.slice(-4),
      name,
      isIntegration,
      ownerId: staff.id,
      scopes,
      days,
    })
    const after = { token: name, scopes, until: expiresAt.toISOString().slice(0, 10) }
    await writeAudit(trx, byStaff(staff), 'api_token_made', ['staff', staff.id], { after })
    return done({ id, token, name })
  })
}

/** Revokes one's own token, or any as an administrator; not found for tokens of others. */
export async function revokeToken(store: Store, staff: Staff, id: string): Promise<Outcome<undefined>> {
  if (!isUuid(id)) return refuse('not_found')
  return transaction<Outcome<undefined>>(store, async (trx) => {
    const token = await tokens.findToken(trx, id)
    const isOwn = token?.owner.id === staff.id && !token.isIntegration
    if (!token || !(isOwn || mayDo(staff.role, 'administer'))) return refuse('not_found')
    if (!(await tokens.removeToken(trx, id))) return refuse('not_found')
    const before = { token: token.name, scopes: token.scopes }
    await writeAudit(trx, byStaff(staff), 'api_token_revoked', ['staff', token.owner.id], { before })
    return done(undefined)
  })
}

/** Another administrator answers for an integration from now on, for example because its owner has left. */
export async function takeOverToken(store: Store, staff: Staff, id: string): Promise<Outcome<undefined>> {
  if (!isUuid(id) || !mayDo(staff.role, 'administer')) return refuse('not_found')
  return transaction<Outcome<undefined>>(store, async (trx) => {
    const token = await tokens.findToken(trx, id)
    if (!token?.isIntegration) return refuse('not_found')
    if (token.owner.id === staff.id) return done(undefined)
    await tokens.handOverToken(trx, id, staff.id)
    const names = { before: { token: token.name, owner: token.owner.name }, after: { owner: staff.name } }
    await writeAudit(trx, byStaff(staff), 'api_token_taken_over', ['staff', token.owner.id], names)
    return done(undefined)
  })
}

/** The owner for whom a token acts; it loses every right that its owner loses. */
export async function resumeToken(store: Store, token: string) {
  const found = isTokenShaped(token) ? await tokens.findTokenByDigest(store, digestOf(token)) : undefined
  if (!found || found.isExpired || !found.isWorking) return refuse('invalid_token')
  const counted = await countRequest(store, 'token', found.id)
  if (!counted.ok) return counted
  await tokens.noteTokenUse(store, found.id)
  const { id, name, scopes, expiresAt, owner } = found
  const isHeldBack = !owner.hasTwoSteps && (await secondStepDue(store, owner.role)) === 0
  const staff: Staff = {
    id: owner.id,
    name: `${owner.name} (${name})`, // the audit shows that a program acted, and for whom
    email: owner.email,
    role: owner.role,
    regions: owner.regions,
    ...(isHeldBack && { secondStepDays: 0 }),
  }
  return done({ id, name, owner: owner.name, scopes, expiresAt, staff })
}
