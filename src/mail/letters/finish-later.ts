import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** Repeats no typed text, because the address is unverified. */
export function finishLaterLetter(t: Translate, { href }: { href: string }): Letter {
  return {
    subject: t('access.finishLaterSubject'),
    preview: t('access.finishLaterPreview'),
    heading: t('access.finishLaterSubject'),
    parts: [
      { kind: 'paragraph', text: t('access.finishLaterText') },
      { kind: 'link', label: t('access.finishLaterOpen'), href },
      { kind: 'paragraph', text: t('access.finishLaterSafe') },
    ],
    reason: t('access.finishLaterReason', { name: brand.name }),
  }
}
