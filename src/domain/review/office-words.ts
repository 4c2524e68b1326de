import type { MessageKey } from '../messages/catalogue.ts'
import type { Translate } from '../messages/translate.ts'

/** Items of lists whose words in a form ask its reader for something more. */
const shorter: Readonly<Partial<Record<MessageKey, MessageKey>>> = { 'lists.surgery': 'nouns.surgery' }

/** The words of the back office: nouns in place of what a form says to whoever fills it in. */
export function officeWords(t: Translate): Translate {
  const say = (key: MessageKey, ...values: never[]) => t(shorter[key] ?? key, ...values)
  return Object.assign(say as Translate, { locale: t.locale })
}
