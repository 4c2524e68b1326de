import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { markPassUsed, type UsedPass } from '../../store/used-passes.ts'
import { countRequest } from '../count-request.ts'

/** Lets one form through, once. */
export type Pass = UsedPass & {
  /** Of a pass that took no work: forms that get by on such passes are counted. */
  caller?: string
  /** The form came faster than anybody fills it in; what is wrong with its answers is told first. */
  isHasty?: boolean
}

/** In the transaction of what it lets through: a refusal uses up nothing, unless it tells whether an address is known. */
export async function redeem(database: Pick<Store, 'db'>, pass: Pass): Promise<Outcome<undefined>> {
  if (pass.isHasty || !(await markPassUsed(database, pass))) return refuse('captcha_failed')
  return pass.caller === undefined ? done(undefined) : countRequest(database, 'unproven', pass.caller)
}
