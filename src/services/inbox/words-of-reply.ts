import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/letter.ts'
import type { Locale } from '../../domain/locales.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { messageReply } from '../../mail/letters/message-reply.ts'
import type { lockMessage } from '../../store/inbox/kept-message.ts'
import type { ReplyWords } from '../../store/inbox/replies.ts'

type Message = NonNullable<Awaited<ReturnType<typeof lockMessage>>>

const say = (locale: Locale) => translator(locale, catalogueOf(locale))

/** What stands there before anybody types, in the language of the message. */
export function usualSubject(locale: Locale): string {
  return say(locale)('reply.usualSubject', { name: brand.name })
}

export function letterOf(
  { locale, answers, received_at }: Message,
  { quoted, ...words }: ReplyWords,
): Letter {
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(received_at)
  return messageReply(say(locale), {
    ...words,
    ...(quoted && { quoted: { text: String(answers.message ?? ''), date } }),
  })
}
