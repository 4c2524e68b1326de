import {
  judgeMailText,
  type MailTexts,
  originalOf,
  type TextProblem,
  tidyMailText,
} from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { LetterId } from '../../mail/letters/examples.ts'
import { messagesOf } from '../../mail/letters/messages-of-letter.ts'
import { lockMailTexts, removeMailTexts, saveMailTexts } from '../../store/mail/mail-texts.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'

export type TextProblems = Readonly<Record<string, TextProblem>>

export type TypedLetter = { id: LetterId; locale: Locale; typed: Readonly<Record<string, string>> }

/** Validates and normalises the typed texts of a letter. */
export function judgeMailTexts({ id, locale, typed }: TypedLetter): {
  texts: MailTexts
  problems: TextProblems
} {
  const texts: Record<string, string> = {}
  const problems: Record<string, TextProblem> = {}
  for (const { key } of messagesOf(id)) {
    const given = typed[key]
    if (given === undefined) continue
    texts[key] = tidyMailText(given)
    const problem = judgeMailText(originalOf(catalogueOf(locale), key) ?? '', texts[key])
    if (problem) problems[key] = problem
  }
  return { texts, problems }
}

/** Changes the texts of a letter on all instances. Texts equal to the original are not stored. */
export async function changeMailText(
  store: Store,
  staff: Author,
  letter: TypedLetter,
): Promise<TextProblems> {
  const { texts, problems } = judgeMailTexts(letter)
  if (Object.keys(problems).length > 0) return problems
  const { locale } = letter
  const catalogue = catalogueOf(locale)
  await transaction(store, async (trx) => {
    const kept = await lockMailTexts(trx, locale)
    const said = (key: string) => kept[key] ?? originalOf(catalogue, key)
    const changed = Object.entries(texts).filter(([key, text]) => text !== said(key))
    if (changed.length === 0) return
    const isOriginal = ([key, text]: [string, string]) => text === originalOf(catalogue, key)
    await removeMailTexts(
      trx,
      locale,
      changed.filter(isOriginal).map(([key]) => key),
    )
    const others = Object.fromEntries(changed.filter((one) => !isOriginal(one)))
    await saveMailTexts(trx, { locale, texts: others, staffId: staff.id })
    await writeAudit(trx, byStaff(staff), 'mail_texts_changed', ['settings'], {
      before: Object.fromEntries(changed.map(([key]) => [nameIn(locale, key), said(key)])),
      after: Object.fromEntries(changed.map(([key, text]) => [nameIn(locale, key), text])),
    })
  })
  return {}
}

/** The name of a text in the audit. */
const nameIn = (locale: Locale, key: string) => (locale === 'en' ? key : `${key} (${locale})`)
