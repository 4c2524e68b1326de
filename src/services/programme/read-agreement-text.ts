import { createHash } from 'node:crypto'
import type { Locale } from '../../domain/messages/locales.ts'
import { agreementVersionIn, wordsOfAgreement } from '../../domain/programme/agreement.ts'
import type { AgreementText } from '../../domain/programme/agreement-text.ts'
import type { Side } from '../../domain/programme/reports.ts'
import type { Database } from '../../store/database.ts'
import { keepWords, listTextsInForce } from '../../store/programme/agreement-texts.ts'
import type { listAgreements } from '../../store/programme/agreements.ts'
import { shownWords } from '../settings/shown-words.ts'

/**
 * The text in force for a language, now or at a time: the institution's own in that language, else its
 * own English text, because the delivered translation would differ from it; else the delivered text.
 */
export async function readAgreementText(
  database: Database,
  locale: Locale,
  at?: Date,
): Promise<AgreementText> {
  const texts = await listTextsInForce(database, [locale, 'en'], at)
  const ownIn = (wanted: Locale): AgreementText | undefined => {
    const { version, text } = texts.find((one) => one.locale === wanted) ?? {}
    return version && text ? { locale: wanted, version, words: text } : undefined
  }
  return ownIn(locale) ?? ownIn('en') ?? deliveredText(database, locale)
}

export async function deliveredText(database: Database, locale: Locale): Promise<AgreementText> {
  const words = wordsOfAgreement(await shownWords(database, locale)).join('\n\n')
  return { locale, version: agreementVersionIn(locale), words }
}

type Signed = Awaited<ReturnType<typeof listAgreements>>[number]

/** What a side of a match is to accept: both accept the same text, so the second one that of the first. */
export function readTextFor(
  database: Database,
  side: Side,
  locale: Locale,
  signatures: readonly Signed[],
): Promise<AgreementText> {
  const other = signatures.find((one) => one.side !== side)
  return readAgreementText(database, locale, other && momentOf(other))
}

/** The moment of acceptance, which decides on the text; on paper, the day of the signature. */
export const momentOf = ({ signed_on, accepted_at }: Pick<Signed, 'signed_on' | 'accepted_at'>): Date =>
  signed_on ? endOf(signed_on) : accepted_at

export const endOf = (day: string) => new Date(new Date(day).getTime() + 86_400_000 - 1)

/** The exact words of a signature; those from before words were stored are known by their version. */
export async function readSignedWords(database: Database, signed: Signed): Promise<string | null> {
  if (signed.words !== null) return signed.words
  const { version, words } = await deliveredText(database, signed.locale as Locale)
  return version === signed.text_version ? words : null
}

/** Stores the words of a signature; returns what the signature stores about them. */
export async function keepAccepted(trx: Database, { locale, version, words }: AgreementText) {
  const text_sha256 = createHash('sha256').update(words).digest()
  await keepWords(trx, text_sha256, words)
  return { text_version: version, text_sha256, locale }
}
