import { brand } from '../../domain/brand.ts'
import { contactForm } from '../../domain/forms/contact.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { describeForMail } from '../../domain/forms/engine/travel.ts'
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

/** Tells the coordinator of a contact message; the visitor's address travels as Reply-To alone. */
export function messageNotice(t: Translate, answers: Answers): Letter {
  const told = Object.fromEntries(
    describeForMail(contactForm, answers, t).map(({ name, text }) => [name, text]),
  )
  const { name = '', surname, message = '' } = told
  const person = surname ? t('mail.person', { name, surname }) : name
  return {
    subject: t('mail.messageNoticeSubject', { person }),
    preview: t('mail.messageNoticePreview'),
    heading: t('mail.messageNoticeSubject', { person }),
    parts: [
      { kind: 'quote', text: message },
      { kind: 'paragraph', text: t('mail.messageNoticeText', { person }) },
      { kind: 'paragraph', text: t('mail.messageNoticeKept') },
    ],
    reason: t('mail.messageNoticeReason', { name: brand.name }),
  }
}

/** Goes to whatever address was typed, so it carries nothing that was typed: no form of ours sends spam. */
export function messageReceipt(t: Translate): Letter {
  return {
    subject: t('mail.messageReceiptSubject'),
    preview: t('mail.messageReceiptPreview'),
    heading: t('mail.messageReceiptSubject'),
    parts: [
      { kind: 'paragraph', text: t('mail.messageReceiptText', { name: brand.name }) },
      {
        kind: 'steps',
        title: t('mail.next'),
        items: [t('mail.messageReceiptRead'), t('mail.messageReceiptAnswer')],
      },
      { kind: 'paragraph', text: t('mail.reply') },
    ],
    reason: t('mail.messageReceiptReason', { name: brand.name }),
  }
}
