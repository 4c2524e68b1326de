import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** To the address that was registered until now; it does not learn the new one. */
export function addressChangedLetter(t: Translate, { reference }: { reference: string }): Letter {
  const heading = t('access.addressChangedHeading')
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: t('access.addressChangedPreview'),
    heading,
    parts: [
      { kind: 'paragraph', text: t('access.addressChangedText') },
      { kind: 'facts', rows: [{ label: t('access.reference'), text: reference }] },
      { kind: 'paragraph', text: t('access.addressChangedNotYou') },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}
