import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { nounOf } from './access-parts.ts'

type Facts = { kind: ApplicationKind; reference: string; questions: readonly string[] }

/** Names the questions and never the answers, which were typed. */
export function editConfirmationLetter(t: Translate, { kind, reference, questions }: Facts): Letter {
  const heading = t(`access.edited${nounOf[kind]}`)
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: t('access.editedPreview'),
    heading,
    parts: [
      { kind: 'paragraph', text: t('access.editedText') },
      {
        kind: 'facts',
        rows: [
          { label: t('access.reference'), text: reference },
          { label: t('access.editedQuestions'), text: questions.join('; ') },
        ],
      },
      { kind: 'paragraph', text: t('access.editedNotYou') },
    ],
    reason: t('access.reason', { name: brand.name }),
  }
}
