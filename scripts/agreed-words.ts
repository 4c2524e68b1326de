import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { applicationForms } from '../src/domain/forms/application-forms.ts'
import { acceptedBySending, consentsIn } from '../src/domain/forms/engine/consent.ts'
import { catalogueOf } from '../src/domain/messages/catalogues.ts'
import { type Locale, locales } from '../src/domain/messages/locales.ts'
import { translator } from '../src/domain/messages/translate.ts'
import { agreementVersionIn, wordsOfAgreement } from '../src/domain/programme/agreement.ts'
import { reportForms } from '../src/domain/programme/report-forms.ts'

export const spoken = Object.keys(locales) as Locale[]

/** Hashes by text, language and version. Entries are never removed, so that the text of every consent can be found. */
export const register = 'src/domain/privacy/agreed-words.json'

export const readRegister = (): Record<string, string> => JSON.parse(readFileSync(register, 'utf8'))

export type Agreed = { text: string; locale: Locale; version: string; words: string }

/** Everything that people agree to; placeholders stay unfilled, so that another brand changes no hash. */
export function agreedIn(locale: Locale): Agreed[] {
  const t = translator(locale, catalogueOf(locale))
  const consents = Object.values({ ...applicationForms, ...reportForms }).flatMap((form) => {
    const everything = Object.fromEntries(Object.keys(form.fields).map((name) => [name, true]))
    const given = [...consentsIn(form, everything, t), ...acceptedBySending(form, t)]
    return given.map(({ field, ...said }) => ({ text: `${form.id}.${field}`, locale, ...said }))
  })
  const words = wordsOfAgreement(t).join('\n\n')
  return [...consents, { text: 'agreement', locale, version: agreementVersionIn(locale), words }]
}

export const keyOf = ({ text, locale, version }: Agreed) => `${text} ${locale} ${version}`

export const hashOf = ({ words }: Agreed) => createHash('sha256').update(words).digest('hex')
