import { brand } from '../../domain/brand.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

type Facts = {
  subject: string
  text: string
  /** The message itself and its day, where whoever has read it repeats it. */
  quoted?: { text: string; date: string } | undefined
}

/** What a member of staff writes to a visitor; each line of the text is a paragraph. */
export function messageReply(t: Translate, { subject, text, quoted }: Facts): Letter {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  const quotation: LetterPart[] = quoted
    ? [
        { kind: 'paragraph', text: t('reply.youWrote', { date: quoted.date }) },
        { kind: 'quote', text: quoted.text },
      ]
    : []
  return {
    subject,
    preview: paragraphs[0] ?? subject,
    heading: subject,
    parts: [
      ...paragraphs.map((line) => ({ kind: 'paragraph' as const, text: line })),
      { kind: 'paragraph', text: t('mail.reply') },
      ...quotation,
    ],
    reason: t('reply.reason', { name: brand.name }),
  }
}
