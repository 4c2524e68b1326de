import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { Database } from '../../../store/database.ts'
import { markPassUsed, type UsedPass } from '../../../store/protection/used-passes.ts'
import { countRequest } from '../count-request.ts'

/** Minimum time to fill in a form without a proof of work. */
export const shortestSeconds = 3

/** Lets one form through, once. */
export type Pass = UsedPass & {
  /** Keyed hash of the caller, for rate limits. */
  caller: string
  /** By a proof of work; other forms have a lower limit. */
  isProven: boolean
  /** The form was sent too fast; validation errors are reported first. */
  isHasty?: boolean
}

/** Checks a pass before it is redeemed, and counts its form, which is valid by then, for the network it comes from. */
export async function weigh(database: Database, pass: Pass): Promise<Outcome<undefined>> {
  if (pass.isHasty) return refuse('captcha_failed', { retryAfterSeconds: shortestSeconds })
  return countRequest(database, pass.isProven ? 'proven' : 'unproven', pass.caller)
}

/** Redeems a pass; call in the transaction of the form, so that a rollback frees it. */
export async function redeem(database: Database, pass: Pass): Promise<Outcome<undefined>> {
  const weighed = await weigh(database, pass)
  if (!weighed.ok) return weighed
  return (await markPassUsed(database, pass)) ? done(undefined) : refuse('captcha_failed')
}
