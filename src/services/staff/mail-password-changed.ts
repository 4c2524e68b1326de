import { type Locale, localPath } from '../../domain/messages/locales.ts'
import { paths } from '../../domain/paths.ts'
import { passwordChangedLetter } from '../../mail/letters/staff-links.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import { letterWords } from '../mail/letter-words.ts'

/** Tells the owner of an account, who may not be the one who changed its password. */
export async function mailPasswordChanged(database: Database, to: string, locale: Locale): Promise<void> {
  const href = localPath(locale, paths.loginForgotten())
  const letter = passwordChangedLetter(await letterWords(database, locale), { href })
  await queueMail(database, { to, locale, letter })
}
