import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

type Facts = { reference: string; href: string; day: string }

/** To a new address, which anybody may have typed: it says nothing of the application but its number. */
export function confirmAddressLetter(t: Translate, { reference, href, day }: Facts): Letter {
  const heading = t('access.confirmAddressHeading')
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: t('access.confirmAddressPreview'),
    heading,
    parts: [
      { kind: 'paragraph', text: t('access.confirmAddressText') },
      { kind: 'facts', rows: [{ label: t('access.reference'), text: reference }] },
      { kind: 'link', label: t('access.confirmAddressOpen'), href },
      { kind: 'paragraph', text: t('access.confirmAddressUntil', { day }) },
      { kind: 'paragraph', text: t('access.confirmAddressNotYou') },
    ],
    reason: t('access.confirmAddressReason', { name: brand.name }),
  }
}

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
