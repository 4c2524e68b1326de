import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { messageReply } from '../../mail/letters/message-letters.ts'
import type { lockMessage } from '../../store/contact/message.ts'
import type { ReplyWords } from '../../store/contact/replies.ts'
import type { Database } from '../../store/database.ts'
import { letterWords, sayDay } from '../mail/letter-words.ts'

type Message = NonNullable<Awaited<ReturnType<typeof lockMessage>>>

/** The prefilled text, in the language of the message. */
export function usualSubject(locale: Locale): string {
  return translator(locale, catalogueOf(locale))('reply.usualSubject', { name: brand.name })
}

export async function letterOf(
  database: Database,
  { locale, answers, received_at }: Message,
  { quoted, ...words }: ReplyWords,
): Promise<Letter> {
  return messageReply(await letterWords(database, locale), {
    ...words,
    ...(quoted && { quoted: { text: String(answers.message ?? ''), date: sayDay(received_at, locale) } }),
  })
}
