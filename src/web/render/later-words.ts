import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { wordsOf } from '../../domain/forms/engine/words-of-form.ts'
import { notNowReasons } from '../../domain/matching/not-now-reasons.ts'
import { type MessageArea, type MessageKey, pickMessages } from '../../domain/messages/catalogue.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Locale, locales, pseudoLocales } from '../../domain/messages/locales.ts'
import { reportForms } from '../../domain/programme/report-forms.ts'
import { wordsOfLater } from '../forms/words-of-later.ts'
import { keepForEver } from './static-files.ts'

/** Messages of collaborations, loaded with them. */
const wordsOfProgramme: readonly (MessageArea | MessageKey)[] = [
  'programme',
  'languages.translated',
  'invitation.reason',
  ...notNowReasons.map((reason) => `invitation.reason_${reason}` as const),
  'invitation.words',
  'invitation.wordsHint',
  ...Object.values(reportForms).flatMap(wordsOf),
]

const sets = { later: wordsOfLater, programme: wordsOfProgramme } as const

type WordSet = keyof typeof sets

/** The address of the wording that a page loads later; it contains a hash of the words. */
export function laterWordsHref(set: WordSet, locale: Locale): string {
  return `/words/${set}-${locale}-${versions[`${set}-${locale}`]}.json`
}

export async function laterWords(app: FastifyInstance) {
  for (const [set, locale] of all) {
    app.get(laterWordsHref(set, locale), { config: { access: 'public' } }, (_request, reply) =>
      keepForEver(reply).type('application/json').send(wordsIn(set, locale)),
    )
  }
}

const wordsIn = (set: WordSet, locale: Locale) => JSON.stringify(pickMessages(catalogueOf(locale), sets[set]))

const all = (Object.keys(sets) as WordSet[]).flatMap((set) =>
  (Object.keys({ ...locales, ...pseudoLocales }) as Locale[]).map((locale) => [set, locale] as const),
)

const versions = Object.fromEntries(
  all.map(([set, locale]) => [
    `${set}-${locale}`,
    createHash('sha256').update(wordsIn(set, locale)).digest('hex').slice(0, 8),
  ]),
)
