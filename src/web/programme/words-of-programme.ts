import { wordsOf } from '../../domain/forms/engine/words-of-form.ts'
import { notNowReasons } from '../../domain/matching/answer-words.ts'
import type { MessageArea, MessageKey } from '../../domain/messages/catalogue.ts'
import { reportForms } from '../../domain/programme/report-forms.ts'

/** What is said only to those who are in a match, and so comes with their collaborations. */
export const wordsOfProgramme: readonly (MessageArea | MessageKey)[] = [
  'programme',
  'invitation.reason',
  ...notNowReasons.map((reason) => `invitation.reason_${reason}` as const),
  'invitation.words',
  'invitation.wordsHint',
  ...Object.values(reportForms).flatMap(wordsOf),
]
