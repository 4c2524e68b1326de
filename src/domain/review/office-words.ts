import type { MessageKey } from '../messages/catalogue.ts'
import type { Translate } from '../messages/translate.ts'

/** List items whose label in a form contains an instruction. */
const shorter: Readonly<Partial<Record<MessageKey, MessageKey>>> = { 'lists.surgery': 'nouns.surgery' }

/** Translates for the back office, with short nouns in place of a form's instructions. */
export function officeWords(t: Translate): Translate {
  const say = (key: MessageKey, ...values: never[]) => t(shorter[key] ?? key, ...values)
  return Object.assign(say as Translate, { locale: t.locale })
}
