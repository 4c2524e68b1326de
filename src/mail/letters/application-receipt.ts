import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { type Access, accessParts } from './access-parts.ts'

type Facts = { kind: ApplicationKind; reference: string; access: Access }

/** Repeats no typed text, like every mail to an unverified address. */
export function applicationReceipt(t: Translate, { kind, reference, access }: Facts): Letter {
  const heading = t(`mail.${kind}ReceiptHeading`)
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: t('mail.receiptPreview', { reference }),
    heading,
    parts: [
      { kind: 'paragraph', text: t(`mail.${kind}ReceiptText`) },
      { kind: 'facts', rows: [{ label: t('mail.reference'), text: reference, big: true }] },
      ...accessParts(t, kind, access),
      { kind: 'steps', title: t('mail.next'), items: nextSteps[kind].map((step) => t(step)) },
      { kind: 'paragraph', text: `${t('mail.quoteReference')} ${t('mail.reply')}` },
    ],
    reason: t('mail.receiptReason', { name: brand.name }),
  }
}

const nextSteps: Readonly<Record<ApplicationKind, readonly MessageKey[]>> = {
  expert: ['mail.expertReceiptReview', 'mail.expertReceiptInterview', 'mail.expertReceiptDecision'],
  hospital: ['mail.hospitalReceiptReview', 'mail.hospitalReceiptShortlist', 'mail.hospitalReceiptBegin'],
  trainer: ['mail.trainerReceiptReview', 'mail.trainerReceiptDecision'],
}
