import type { MoveMail } from '../../domain/applications/move-mail.ts'
import { brand } from '../../domain/brand.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** What a coordinator reads, and may change, before it goes; each line of the text is a paragraph. */
export type MailWords = { subject: string; text: string }

/** What an applicant is asked for. */
export type Asked = { fields: readonly string[]; note: string }

export function wordsOfMove(t: Translate, mail: MoveMail, form: Form, asked?: Asked): MailWords {
  const questions = (asked?.fields ?? []).map((name) =>
    t('moves.question', { label: labelOf(form, name, t) }),
  )
  const values = { note: asked?.note ?? '', questions: questions.join('\n') }
  return { subject: t(`moves.${mail}_subject`), text: t(`moves.${mail}_text`, values) }
}

type Facts = { reference: string; link?: { label: string; href: string } | undefined }

/** The link stands apart from the words, which are shown before the mail goes: nobody reads it but the applicant. */
export function moveLetter(t: Translate, { subject, text }: MailWords, { reference, link }: Facts): Letter {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  return {
    subject: t('mail.withReference', { subject, reference }),
    preview: paragraphs[0] ?? subject,
    heading: subject,
    parts: [
      ...paragraphs.map((line) => ({ kind: 'paragraph' as const, text: line })),
      ...(link ? [{ kind: 'link' as const, ...link }] : []),
      { kind: 'facts', rows: [{ label: t('mail.reference'), text: reference }] },
      { kind: 'paragraph', text: t('mail.reply') },
    ],
    reason: t('moves.reason', { name: brand.name }),
  }
}
