import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

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
