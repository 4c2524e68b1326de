import { brand } from '../brand.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../refusals.ts'
import type { Role } from '../staff/roles.ts'
import { type Scope, scopesOf } from './scopes.ts'
import { judgeName } from './typed-name.ts'

/** For how many days a token may be made; none lasts for ever. */
export const tokenDays = [30, 90, 180, 365] as const

/** Tells a token from other secrets, also for programs that look for leaked ones. */
export const tokenPrefix = `${brand.slug}_`

/** 256 random bits in base64url. */
export const isTokenShaped = (text: string) => new RegExp(`^${tokenPrefix}[\\w-]{43}$`).test(text)

export type TypedToken = { name: string; scopes: readonly string[]; days: string }

export type NewToken = { name: string; scopes: Scope[]; days: number }

/** Validates a new token; its scopes cannot exceed the duties of the role that creates it. */
export function judgeToken(role: Role, typed: TypedToken): Outcome<NewToken> {
  const own = scopesOf(role)
  const chosen = own.filter((scope) => typed.scopes.includes(scope))
  const days = tokenDays.find((one) => String(one) === typed.days)
  const wrongName = judgeName(typed.name)
  const isForeign = typed.scopes.some((scope) => !own.some((one) => one === scope))
  const errors: FieldErrors = {
    ...(wrongName && { name: wrongName }),
    ...(chosen.length === 0 && { scopes: 'required' }),
    ...(isForeign && { scopes: 'invalid_choice' }),
    ...(days === undefined && { days: 'required' }),
  }
  if (days === undefined || Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return done({ name: typed.name.trim(), scopes: chosen, days })
}
