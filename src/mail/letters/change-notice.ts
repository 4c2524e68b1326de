import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { languageRows, link, named, sideRows, writeLetter } from './write-letter.ts'

type ChangeFacts = {
  kind: 'hospital' | 'expert'
  id: string
  reference: string
  /** The name of the hospital or the expert. */
  name: string
  /** The labels of the questions; the answers themselves stay in the back office. */
  questions: readonly string[]
  /** The language in which they applied. */
  locale?: Locale
}

/** To the coordinator: answers that matching reads have changed while a match is open. */
export function changeNotice(t: Translate, changed: ChangeFacts): Letter {
  const { kind, id, reference, name, questions, locale } = changed
  const text = t(`choosing.${kind}ChangedNotice_text`)
  return writeLetter(t, {
    heading: t(`choosing.${kind}ChangedNotice_subject`),
    reference,
    preview: text,
    parts: [
      text,
      {
        kind: 'facts',
        rows: [
          { label: t('mail.reference'), text: reference },
          ...sideRows(t, { [kind]: name }),
          ...languageRows(t('staffMail.appliedIn'), locale),
          { label: t('choosing.changedQuestions'), text: questions.join(', ') },
        ],
      },
      kind === 'hospital'
        ? link(t('mail.openRequest'), paths.adminWorkspace(id))
        : link(t('choosing.openExpert'), paths.adminExpert(id)),
    ],
    reason: t('choosing.noticeReason', named(t)),
  })
}
