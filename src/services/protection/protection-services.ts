import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { Captcha } from './captcha/open-captcha.ts'
import { countRequest } from './count-request.ts'

export function protectionServices(store: Store, { issueChallenge, stampPage, verify }: Captcha) {
  return { issueChallenge, stampPage, verifyCaptcha: verify, ...bindTo(store, { countRequest }) }
}
