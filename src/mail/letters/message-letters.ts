import { contactForm } from '../../domain/forms/contact.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { describeForMail } from '../../domain/forms/engine/travel.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { languageRows, named, paragraphsOf, writeLetter } from './write-letter.ts'

type Reply = {
  subject: string
  text: string
  /** The visitor's message and its day, if the author of the reply quotes it. */
  quoted?: { text: string; date: string } | undefined
}

export function messageReply(t: Translate, { subject, text, quoted }: Reply): Letter {
  const paragraphs = paragraphsOf(text)
  return writeLetter(t, {
    heading: subject,
    preview: paragraphs[0] ?? subject,
    parts: [
      ...paragraphs,
      t('mail.reply'),
      quoted && t('reply.youWrote', { date: quoted.date }),
      quoted && { kind: 'quote', text: quoted.text },
    ],
    reason: t('reply.reason', named(t)),
  })
}

/** Tells the coordinator of a contact message; the visitor's address travels as Reply-To alone. */
export function messageNotice(t: Translate, answers: Answers, locale?: Locale): Letter {
  const told = Object.fromEntries(
    describeForMail(contactForm, answers, t).map(({ name, text }) => [name, text]),
  )
  const { name = '', surname, message = '' } = told
  const person = surname ? t('mail.person', { name, surname }) : name
  const rows = languageRows(t('staffMail.writtenIn'), locale)
  return writeLetter(t, {
    heading: t('mail.messageNoticeSubject', { person }),
    preview: t('mail.messageNoticePreview'),
    parts: [
      { kind: 'quote', text: message },
      rows.length > 0 && { kind: 'facts', rows },
      t('mail.messageNoticeText', { person }),
      t('mail.messageNoticeKept'),
    ],
    reason: t('mail.messageNoticeReason', named(t)),
  })
}

/** Repeats no typed text, because the address is unverified: the form must not send spam. */
export function messageReceipt(t: Translate): Letter {
  return writeLetter(t, {
    heading: t('mail.messageReceiptSubject'),
    preview: t('mail.messageReceiptPreview'),
    parts: [
      t('mail.messageReceiptText', named(t)),
      {
        kind: 'steps',
        title: t('mail.next'),
        items: [t('mail.messageReceiptRead'), t('mail.messageReceiptAnswer')],
      },
      t('mail.reply'),
    ],
    reason: t('mail.messageReceiptReason', named(t)),
  })
}
