import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Locale, locales, pseudoLocales } from '../../domain/locales.ts'
import { pickMessages } from '../../domain/messages/catalogue.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { wordsOfLater } from '../forms/words-of-later.ts'

/** Where a page fetches the wording of what it loads later; other words have another address. */
export function laterWordsHref(locale: Locale): string {
  return `/words/${locale}-${versions[locale]}.json`
}

export async function laterWords(app: FastifyInstance) {
  for (const locale of all) {
    app.get(laterWordsHref(locale), { config: { access: 'public' } }, (_request, reply) =>
      reply
        .type('application/json')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(wordsIn(locale)),
    )
  }
}

const wordsIn = (locale: Locale) => JSON.stringify(pickMessages(catalogueOf(locale), wordsOfLater))

const all = Object.keys({ ...locales, ...pseudoLocales }) as Locale[]

const versions = Object.fromEntries(
  all.map((locale) => [locale, createHash('sha256').update(wordsIn(locale)).digest('hex').slice(0, 8)]),
) as Record<Locale, string>
