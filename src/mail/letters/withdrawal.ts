import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

export function withdrawalLetter(t: Translate, { reference }: { reference: string }): Letter {
  return {
    subject: t('access.withdrawnSubject', { reference }),
    preview: t('access.withdrawnPreview'),
    heading: t('access.withdrawnHeading'),
    parts: [
      { kind: 'paragraph', text: t('access.withdrawnText') },
      { kind: 'facts', rows: [{ label: t('access.reference'), text: reference }] },
      { kind: 'paragraph', text: t('access.withdrawnErase') },
      { kind: 'paragraph', text: t('access.withdrawnNotYou') },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}
