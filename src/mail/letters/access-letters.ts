import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { type Access, accessParts } from './access-parts.ts'

type Facts = Access & { kind: ApplicationKind; why: 'asked' | 'void' }

/** Mail programs show subject and preview to whoever looks over a shoulder: the PIN stands further below. */
export function newPinLetter(t: Translate, { kind, why, ...access }: Facts): Letter {
  return {
    subject: t('access.newPinSubject'),
    preview: t('access.newPinPreview'),
    heading: t('access.newPinSubject'),
    parts: [
      { kind: 'paragraph', text: t(why === 'asked' ? 'access.newPinAsked' : 'access.newPinVoid') },
      ...accessParts(t, kind, access),
      ...(why === 'asked' ? [{ kind: 'paragraph', text: t('access.newPinWait') } as const] : []),
      { kind: 'paragraph', text: t('access.newPinNotYou') },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}

/** From the team, for whoever has lost the first mail. */
export function newLinkLetter(t: Translate, { kind, ...access }: Access & { kind: ApplicationKind }): Letter {
  return {
    subject: t('access.newLinkSubject'),
    preview: t('access.newLinkPreview'),
    heading: t('access.newLinkSubject'),
    parts: [
      { kind: 'paragraph', text: t('access.newLinkText') },
      ...accessParts(t, kind, access),
      { kind: 'paragraph', text: t('access.newLinkNotYou') },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}
