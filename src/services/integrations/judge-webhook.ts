import { judgeName } from '../../domain/integrations/typed-name.ts'
import { longestAddress, type NewWebhook, type TypedWebhook } from '../../domain/integrations/webhook.ts'
import { webhookEvents } from '../../domain/integrations/webhook-events.ts'
import { done, type FieldCode, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { isPrivateLiteral } from './private-address.ts'

/** `mayBePrivate` is the operator's permission for receivers inside their own network, also without TLS. */
export function judgeWebhook(typed: TypedWebhook, mayBePrivate: boolean): Outcome<NewWebhook> {
  const events = webhookEvents.filter((event) => typed.events.includes(event))
  const url = typed.url.trim()
  const [wrongName, wrongUrl] = [judgeName(typed.name), judgeAddress(url, mayBePrivate)]
  const errors: FieldErrors = {
    ...(wrongName && { name: wrongName }),
    ...(wrongUrl && { url: wrongUrl }),
    ...(events.length === 0 && { events: 'required' }),
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return done({ name: typed.name.trim(), url: new URL(url).href, events })
}

/** `out_of_range` is an address in a private network. */
function judgeAddress(text: string, mayBePrivate: boolean): FieldCode | undefined {
  if (text === '') return 'required'
  const url = URL.parse(text)
  const isRead = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (!isRead) return 'invalid_text'
  if (url.href.length > longestAddress) return 'too_long'
  if (mayBePrivate) return undefined
  if (isPrivateLiteral(url.hostname)) return 'out_of_range'
  return url.protocol === 'https:' ? undefined : 'invalid_text'
}
