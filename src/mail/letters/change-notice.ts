import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { facts, link, registry, writeLetter } from './write-letter.ts'

type ChangeFacts = {
  kind: 'hospital' | 'expert'
  id: string
  reference: string
  /** Of the hospital or the expert. */
  name: string
  /** Labels; the answers themselves stand in the back office. */
  questions: readonly string[]
}

/** To the coordinator: answers that matching reads have changed while a match is open. */
export function changeNotice(t: Translate, { kind, id, reference, name, questions }: ChangeFacts): Letter {
  const text = t(`choosing.${kind}ChangedNotice_text`)
  return writeLetter(t, {
    heading: t(`choosing.${kind}ChangedNotice_subject`),
    reference,
    preview: text,
    parts: [
      text,
      facts(
        [t('mail.reference'), reference],
        [t(kind === 'hospital' ? 'mail.noticeHospital' : 'mail.noticeExpert'), name],
        [t('choosing.changedQuestions'), questions.join(', ')],
      ),
      kind === 'hospital'
        ? link(t('mail.openRequest'), paths.adminRequestMatch(id))
        : link(t('choosing.openExpert'), paths.adminExpert(id)),
    ],
    reason: t('choosing.noticeReason', registry),
  })
}
