import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { Database } from '../../../store/database.ts'
import { markPassUsed, type UsedPass } from '../../../store/protection/used-passes.ts'
import { countRequest } from '../count-request.ts'

/** Lets one form through, once. */
export type Pass = UsedPass & {
  /** Of a pass that took no work: forms that get by on such passes are counted. */
  caller?: string
  /** The form came faster than anybody fills it in; what is wrong with its answers is told first. */
  isHasty?: boolean
}

/** Whether it is good for anything, as far as can be told before it is used. */
export async function weigh(database: Database, pass: Pass): Promise<Outcome<undefined>> {
  if (pass.isHasty) return refuse('captcha_failed')
  return pass.caller === undefined ? done(undefined) : countRequest(database, 'unproven', pass.caller)
}

/** In the transaction of what it lets through: a refusal uses up nothing. */
export async function redeem(database: Database, pass: Pass): Promise<Outcome<undefined>> {
  const weighed = await weigh(database, pass)
  if (!weighed.ok) return weighed
  return (await markPassUsed(database, pass)) ? done(undefined) : refuse('captcha_failed')
}
