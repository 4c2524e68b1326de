import * as v from 'valibot'
import { type Locale, locales } from '../../domain/messages/locales.ts'
import { type TextState, typedAgreement } from '../../domain/programme/agreement-text.ts'
import { ownVersion } from '../../domain/programme/agreement-version.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import {
  countTextsOf,
  listPublications,
  listTextsInForce,
  lockAgreementTexts,
  publishAgreementText,
} from '../../store/programme/agreement-texts.ts'
import { readToday } from '../../store/programme/reports.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { deliveredText, readAgreementText } from './read-agreement-text.ts'

export type EditedAgreement = Awaited<ReturnType<typeof readEditedAgreement>>

/** The agreement in one language, for those who edit it. */
export async function readEditedAgreement(store: Store, locale: Locale) {
  const [inForce, delivered, english, publications, states] = await Promise.all([
    readAgreementText(store, locale),
    deliveredText(store, locale),
    readAgreementText(store, 'en'),
    listPublications(store, locale),
    readStates(store),
  ])
  const [last] = publications
  return {
    inForce,
    delivered,
    /** The English text that a translation should say. */
    english: locale === 'en' ? null : english,
    /** The words to begin with; in a language without its own, the delivered ones. */
    words: last?.text ?? delivered.words,
    /** The version that the editor has seen. */
    seen: String(last?.id ?? 0),
    publications,
    states,
  }
}

async function readStates(database: Database): Promise<Record<string, TextState>> {
  const all = Object.keys(locales) as Locale[]
  const texts = new Map((await listTextsInForce(database, all)).map((text) => [text.locale, text]))
  const english = texts.get('en')
  const stateOf = (locale: Locale): TextState => {
    const own = texts.get(locale)
    if (own?.text) return locale !== 'en' && english && english.id > own.id ? 'behind' : 'own'
    return english?.text ? 'english' : 'delivered'
  }
  return Object.fromEntries(all.map((locale) => [locale, stateOf(locale)]))
}

/** Validates a text: the words to publish, or their field errors. */
export function judgeAgreement(typed: string): Outcome<string> {
  const judged = v.safeParse(typedAgreement, typed)
  if (judged.success) return done(judged.output)
  return refuse('invalid_answers', { errors: { text: judged.issues[0].message as FieldCode } })
}

type Edit = { locale: Locale; seen: string }

/**
 * Counts for agreements from now on. The delivered words, typed again, count as delivered; in a translation of
 * an institution's own English text, they are words of its own.
 */
export function publishAgreement(
  store: Store,
  staff: Author,
  { typed, ...edit }: Edit & { typed: string },
): Promise<Outcome<{ changed: boolean }>> {
  const judged = judgeAgreement(typed)
  if (!judged.ok) return Promise.resolve(judged)
  return change(store, staff, edit, async (trx) => {
    const words = judged.value
    if (words !== (await deliveredText(trx, edit.locale)).words) return words
    const [english] = await listTextsInForce(trx, ['en'])
    return edit.locale !== 'en' && english?.text ? words : null
  })
}

export const restoreAgreement = (store: Store, staff: Author, edit: Edit) =>
  change(store, staff, edit, async () => null)

function change(
  store: Store,
  staff: Author,
  { locale, seen }: Edit,
  wordsFor: (trx: Database) => Promise<string | null>,
): Promise<Outcome<{ changed: boolean }>> {
  return transaction(store, async (trx) => {
    await lockAgreementTexts(trx)
    const [last] = await listPublications(trx, locale)
    if (seen !== String(last?.id ?? 0)) return refuse('version_conflict')
    const before = last?.text ?? null
    const text = await wordsFor(trx)
    if (text === before) return done({ changed: false })
    const day = await readToday(trx)
    const version = text === null ? null : ownVersion(day, (await countTextsOf(trx, day)) + 1)
    await publishAgreementText(trx, { locale, version, text, published_by: staff.id })
    const action = text === null ? 'agreement_text_restored' : 'agreement_text_published'
    await writeAudit(trx, byStaff(staff), action, ['settings'], {
      before: { version: last?.version ?? null },
      after: { version, locale },
    })
    return done({ changed: true })
  })
}
