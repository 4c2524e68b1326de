import { personNameOf } from '../../domain/applications/person-name.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { type MailTexts, withMailTexts } from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { dayStyle } from '../../domain/messages/day-style.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import { factValues } from '../../domain/messages/wording-of.ts'
import { withSalutation } from '../../mail/letters/salutation.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/mail-queue.ts'
import { findWording } from '../../store/mail/mail-texts.ts'
import type { NewMail } from '../../store/mail/new-mail.ts'

/** The current mail texts; call in the transaction that queues the letter. */
export async function letterWords(database: Database, locale: Locale): Promise<Translate> {
  return (await wordsTo(database, locale, undefined)).t
}

/** The same, with the name of the applicant if it can be greeted by. */
export async function wordsTo(database: Database, locale: Locale, applicationId: string | undefined) {
  const { texts, facts, person } = await findWording(database, locale, applicationId)
  return {
    facts,
    t: wordsOfLetters(locale, texts, facts),
    name: person && personNameOf(person.kind, person.answers),
  }
}

/** The messages of letters as administrators have worded them, with the facts of the registry. */
export function wordsOfLetters(locale: Locale, texts: MailTexts, facts: RegistryFacts): Translate {
  return translator(locale, withMailTexts(catalogueOf(locale), texts), factValues(locale, facts))
}

/** A day in a mail, in its reader's language; days are those of UTC. */
export function sayDay(day: Date | string, locale: Locale): string {
  return dayStyle(locale).format(new Date(day))
}

/** Queues a letter in its reader's language; call in the transaction of its cause. */
export async function mailLetter(
  database: Database,
  mail: Omit<NewMail, 'letter'> & Address,
  write: (t: Translate) => Letter,
): Promise<{ id: string }> {
  return queueLetter(database, mail, write, await wordsTo(database, mail.locale, mail.applicationId))
}

function queueLetter(
  database: Database,
  { isUnproven, ...mail }: Omit<NewMail, 'letter'> & Address,
  write: (t: Translate) => Letter,
  { t, name }: Pick<Awaited<ReturnType<typeof wordsTo>>, 't' | 'name'>,
): Promise<{ id: string }> {
  const letter = write(t)
  const person = letter.greets && !isUnproven ? name : undefined
  return queueMail(database, { ...mail, letter: withSalutation(t, letter, person) })
}

/** `isUnproven`: the address may belong to somebody else, so the letter gets no salutation. */
type Address = { isUnproven?: true }

/** Queues a letter to the coordinator, if an address is set, about an application or one of its matches. */
export async function mailCoordinator(
  database: Database,
  about: Pick<NewMail, 'matchId'> & { applicationId: string },
  write: (t: Translate) => Letter,
): Promise<void> {
  const { facts, ...words } = await wordsTo(database, 'en', about.applicationId)
  const { coordinator_email: to } = facts
  if (to) await queueLetter(database, { to, locale: 'en', ...about }, write, words)
}
