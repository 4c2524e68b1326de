import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { brand } from '../../domain/brand.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { describeForMail } from '../../domain/forms/engine/travel.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

type Facts = {
  /** That of an expert, a trainer or a hospital. */
  form: Form
  answers: Answers
  reference: string
}

/** Tells the coordinator of an application, as far as its answers may travel. */
export function applicationNotice(t: Translate, { form, answers, reference }: Facts): Letter {
  const kind = form.id as ApplicationKind
  const rows = describeForMail(form, answers, t).map(({ label, text }) => ({ label, text }))
  const heading = t(`mail.${kind}NoticeHeading`)
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: t('mail.noticePreview'),
    heading,
    parts: [
      { kind: 'paragraph', text: t('mail.noticeText') },
      { kind: 'facts', rows: [{ label: t('mail.reference'), text: reference, big: true }, ...rows] },
      { kind: 'paragraph', text: t('mail.noticeKept') },
    ],
    reason: t('mail.noticeReason', { name: brand.name }),
  }
}
