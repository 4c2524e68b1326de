import { randomUUID } from 'node:crypto'
import { draftPath, refusalPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { enteredLetter } from '../../mail/letters/application-letters.ts'
import { insertEntries } from '../../store/applications/entries.ts'
import type { Database } from '../../store/database.ts'
import { queueMails } from '../../store/mail/mail-queue.ts'
import type { NewMail } from '../../store/mail/new-mail.ts'
import { letterWords } from '../mail/letter-words.ts'
import { digestOf, newToken } from '../protection/tokens.ts'

export type Entry = {
  kind: ApplicationKind
  source: Source
  email: string
  answers: Answers
  locale: Locale
  /** Delay of the mail. */
  heldMs?: number
}

/** Call in a transaction: stores entries as drafts and queues their mails. Returns the ids in the same order. */
export async function saveEntries(database: Database, staff: Author, entries: readonly Entry[]) {
  const kept = entries.map((entry) => ({
    ...entry,
    id: randomUUID(),
    draftId: randomUUID(),
    token: newToken(),
  }))
  await insertEntries(
    database,
    kept.map(({ id, draftId, token, kind, email, answers, locale, source }) => ({
      ...{ id, draftId, email, answers, locale, source },
      form: kind,
      step: applicationForms[kind].steps[0]?.id ?? '',
      tokenDigest: digestOf(token),
      staffName: staff.name,
    })),
  )
  const words = new Map<Locale, Translate>()
  for (const { locale } of kept) {
    if (!words.has(locale)) words.set(locale, await letterWords(database, locale))
  }
  await queueMails(
    database,
    kept.map((entry) => mailOf(words.get(entry.locale) as Translate, { ...entry, staff: staff.name })),
  )
  return kept.map(({ id, draftId }) => ({ id, draftId }))
}

type Linked = Pick<Entry, 'kind' | 'source' | 'email' | 'locale' | 'heldMs'> & {
  draftId: string
  token: string
  staff: string
}

export function mailOf(
  t: Translate,
  { kind, source, email, locale, heldMs, draftId, token, staff }: Linked,
): NewMail {
  const links = { href: draftPath(kind, locale, token), refuseHref: refusalPath(locale, token) }
  const letter = enteredLetter(t, { kind, source, staff, ...links })
  return { to: email, locale, letter, draftId, secret: true, ...(heldMs !== undefined && { heldMs }) }
}
