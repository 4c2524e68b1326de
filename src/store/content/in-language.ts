import { type RawBuilder, sql } from 'kysely'
import type { ContentStatus } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'

export const published: readonly ContentStatus[] = ['published']
export const alsoDrafts: readonly ContentStatus[] = ['draft', 'published']

/** A column with the translation of a row, if any, so that a list needs no second query. */
export function translatedInto(
  locale: Locale,
  table: 'story' | 'news_item' | 'profile' | 'member' | 'partner',
  statuses = published,
): RawBuilder<Answers | null> {
  return sql`(
    SELECT translation.answers FROM content_translation AS translation
    WHERE ${sql.ref(`translation.${table}_id`)} = ${sql.ref(`${table}.id`)}
      AND translation.locale = ${locale} AND translation.status = ANY (${[...statuses]}::text[])
  )`
}

type Translated = { translated: Answers | null; image_alt?: string | null }

/** The row in the language of its translation; without one it is English, and `lang` says so. */
export function inLanguage<Row extends Translated>({ translated, ...row }: Row, locale: Locale) {
  const words = Object.entries(translated ?? {}).filter(([name, value]) => name in row && value)
  const said = { ...row, ...(Object.fromEntries(words) as Partial<typeof row>) } as typeof row
  const lang: Locale = translated ? locale : 'en'
  const isAltEnglish = 'image_alt' in row && locale !== 'en' && !translated?.image_alt
  return { ...said, lang, ...(isAltEnglish && { alt_lang: 'en' as const }) }
}
