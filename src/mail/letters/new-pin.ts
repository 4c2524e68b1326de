import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { accessParts } from './access-parts.ts'

type Facts = { pin: string; href: string; why: 'asked' | 'void' }

/** Mail programs show subject and preview to whoever looks over a shoulder: the PIN stands further below. */
export function newPinLetter(t: Translate, { why, ...access }: Facts): Letter {
  return {
    subject: t('access.newPinSubject'),
    preview: t('access.newPinPreview'),
    heading: t('access.newPinSubject'),
    parts: [
      { kind: 'paragraph', text: t(why === 'asked' ? 'access.newPinAsked' : 'access.newPinVoid') },
      ...accessParts(t, access),
      ...(why === 'asked' ? [{ kind: 'paragraph', text: t('access.newPinWait') } as const] : []),
      { kind: 'paragraph', text: t('access.newPinNotYou') },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}
