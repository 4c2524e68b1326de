import { brand } from '../../domain/brand.ts'
import { contactForm } from '../../domain/forms/contact.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { describeForMail } from '../../domain/forms/engine/travel.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

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
