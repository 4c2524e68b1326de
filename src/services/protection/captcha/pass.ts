import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { Database } from '../../../store/database.ts'
import { markPassUsed, type UsedPass } from '../../../store/protection/used-passes.ts'
import { countRequest, hitOf } from '../count-request.ts'

/** Minimum time to fill in a form without a proof of work. */
export const shortestSeconds = 3

/** Lets one form through, once. */
export type Pass = UsedPass & {
  /** Keyed hash of the caller, for rate limits. */
  caller: string
  /** Whether a proof of work was sent; other forms have a lower limit. */
  isProven: boolean
  /** The form was sent too fast; validation errors are reported first. */
  isHasty?: boolean
}

export function judgeHaste({ isHasty }: Pass): Outcome<undefined> {
  return isHasty ? refuse('captcha_failed', { retryAfterSeconds: shortestSeconds }) : done(undefined)
}

/** The hit of a form, for a statement that counts it together with other work. */
export const hitOfForm = (pass: Pass) => hitOf(limitOf(pass), pass.caller)

const limitOf = ({ isProven }: Pass) => (isProven ? 'proven' : 'unproven')

/** Redeems a pass; call in the transaction of the form, so that a rollback frees it. */
export async function redeem(database: Database, pass: Pass): Promise<Outcome<undefined>> {
  const unhurried = judgeHaste(pass)
  if (!unhurried.ok) return unhurried
  const counted = await countRequest(database, limitOf(pass), pass.caller)
  if (!counted.ok) return counted
  return (await markPassUsed(database, pass)) ? done(undefined) : refuse('captcha_failed')
}
