import type { Locale } from '../../../../domain/messages/locales.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import type { PageInLanguage } from '../../../../services/content/pages/read-pages.ts'
import { sayDay } from '../../moment.tsx'

type Stated = Pick<PageInLanguage, 'state' | 'publish_at'>

/** The state of a page in a language; `reader` is the language of the sentence. */
export function sayState(t: Translate, { state, publish_at }: Stated, reader: Locale): string {
  if (!publish_at || !(state === 'draft' || state === 'changed')) return t(`pageTexts.state_${state}`)
  return t(`pageTexts.planned_${state}`, { day: sayDay(new Date(publish_at), reader) })
}
