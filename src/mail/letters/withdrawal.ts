import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { nounOf } from './access-parts.ts'

type Facts = { kind: ApplicationKind; reference: string }

export function withdrawalLetter(t: Translate, { kind, reference }: Facts): Letter {
  const noun = nounOf[kind]
  const heading = t(`access.withdrawn${noun}`)
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: t('access.withdrawnPreview'),
    heading,
    parts: [
      { kind: 'paragraph', text: t(`access.withdrawn${noun}Text`) },
      { kind: 'facts', rows: [{ label: t('access.reference'), text: reference }] },
      { kind: 'paragraph', text: t('access.withdrawnErase') },
      { kind: 'paragraph', text: t('access.withdrawnNotYou') },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}
