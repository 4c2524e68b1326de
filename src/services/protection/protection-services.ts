import { type Limit, type LimitName, limits } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import type { Captcha } from './captcha/open-captcha.ts'
import { countLater } from './count-later.ts'
import { countRequest } from './count-request.ts'

export function protectionServices(store: Store, captcha: Captcha) {
  const later = countLater(store)
  return {
    issueChallenge: captcha.issueChallenge,
    stampPage: captcha.stampPage,
    stampPageAgain: captcha.stampPageAgain,
    verifyCaptcha: captcha.verify,
    async countRequest(name: LimitName, client: string): Promise<Outcome<undefined>> {
      const { isSharedLater }: Limit = limits[name]
      return isSharedLater ? later.count(name, client) : countRequest(store, name, client)
    },
    /** Shares the counts that wait with the other instances. */
    shareCounts: later.share,
    close: later.close,
  }
}
