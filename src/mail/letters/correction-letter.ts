import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { nounOf } from './access-letters.ts'
import { facts, named, personalLink, writeLetter } from './write-letter.ts'

export type Correction = {
  kind: ApplicationKind
  reference: string
  /** Old and new text of each question; empty for no answer. */
  questions: readonly { question: string; before: string; after: string }[]
  reason: string
  href: string
  pinDay?: string | undefined
}

/** Repeats old and new answers: the reader cannot check a correction that they do not see. */
export function correctionLetter(
  t: Translate,
  { kind, reference, questions, reason, href, pinDay }: Correction,
): Letter {
  const noun = nounOf[kind]
  return writeLetter(t, {
    greets: true,
    heading: t(`access.corrected${noun}`),
    reference,
    preview: t('access.correctedPreview'),
    parts: [
      t('access.correctedText'),
      facts(
        [t('access.reference'), reference],
        ...questions.flatMap(({ question, before, after }): [string, string][] => [
          [t('access.correctedBefore', { question }), before || nothing],
          [t('access.correctedNow', { question }), after || nothing],
        ]),
        [t('access.correctedReason'), reason],
      ),
      t('access.correctedNotRight'),
      ...personalLink(t, { label: t(`access.open${noun}`), href, pinDay }),
    ],
    reason: t('access.reason', named(t)),
  })
}

const nothing = '–'
