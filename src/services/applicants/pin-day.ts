import type { Locale } from '../../domain/messages/locales.ts'
import { personalLinksIn, withPinDay } from '../../mail/letters/write-letter.ts'
import { findLinkOf } from '../../store/applicants/edit-links.ts'
import type { Database } from '../../store/database.ts'
import { rewriteMail } from '../../store/mail/mail-queue.ts'
import { lockUnsentMails } from '../../store/mail/unsent-mails.ts'
import { letterWords, sayDay } from '../mail/letter-words.ts'

/** The day on which the PIN was mailed that opens the application, in its reader's language. */
export async function pinDayOf(database: Database, id: string, locale: Locale): Promise<string | undefined> {
  const link = await findLinkOf(database, id)
  return link && sayDay(link.pinMadeAt, locale)
}

/** Call after a new PIN: mails that are still to leave name its day. */
export async function renewPinDay(trx: Database, id: string): Promise<void> {
  for (const mail of await lockUnsentMails(trx, id)) {
    const day = await pinDayOf(trx, id, mail.locale)
    if (day === undefined || personalLinksIn(mail.letter).length === 0) continue
    await rewriteMail(trx, mail.id, withPinDay(await letterWords(trx, mail.locale), mail.letter, day))
  }
}
