import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** Names the questions and never the answers, which were typed. */
export function editConfirmationLetter(
  t: Translate,
  { reference, questions }: { reference: string; questions: readonly string[] },
): Letter {
  return {
    subject: t('access.editedSubject', { reference }),
    preview: t('access.editedPreview'),
    heading: t('access.editedHeading'),
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
