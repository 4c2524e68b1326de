import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

type Facts = { kind: ApplicationKind; source: Source; staff: string; href: string; refuseHref: string }

/** Repeats nothing of the entry, because the address is unverified. */
export function enteredLetter(t: Translate, { kind, source, staff, href, refuseHref }: Facts): Letter {
  const { name } = brand
  return {
    subject: t('entered.subject'),
    preview: t('entered.preview'),
    heading: t('entered.subject'),
    parts: [
      {
        kind: 'paragraph',
        text: t(`entered.letter_${source}`, { staff, name, what: t(`entered.what_${kind}`) }),
      },
      { kind: 'link', label: t('entered.open'), href },
      {
        kind: 'steps',
        title: t('entered.next'),
        items: [t('entered.stepCheck'), t('entered.stepAdd'), t('entered.stepConsent')],
      },
      { kind: 'paragraph', text: t('entered.until') },
      { kind: 'paragraph', text: t('entered.refuseText') },
      { kind: 'link', label: t('entered.refuse'), href: refuseHref },
      { kind: 'paragraph', text: t('entered.safe') },
    ],
    reason: t('entered.reason', { name }),
  }
}
