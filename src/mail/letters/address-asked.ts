import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

type Facts = { reference: string; href: string; day: string }

/** To the registered address when another one is to take its place; it does not learn the new one. */
export function addressAskedLetter(t: Translate, { reference, href, day }: Facts): Letter {
  const heading = t('access.addressAskedHeading')
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: t('access.addressAskedPreview'),
    heading,
    parts: [
      { kind: 'paragraph', text: t('access.addressAskedText', { day }) },
      { kind: 'facts', rows: [{ label: t('access.reference'), text: reference }] },
      { kind: 'paragraph', text: t('access.addressAskedNotYou') },
      { kind: 'link', label: t('access.addressAskedKeep'), href },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}
