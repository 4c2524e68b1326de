export type MailProblem = 'refused' | 'put_off' | 'unwritten' | 'unanswered' | 'restored'

/** The problem of a mail that a restore has failed. */
export const restoredWords = 'restored'

/** Classifies the reply of a mail server by its SMTP code. */
export function judgeProblem(words: string): MailProblem {
  if (/^5\d\d\b/.test(words)) return 'refused'
  if (/^4\d\d\b/.test(words)) return 'put_off'
  if (words === restoredWords) return 'restored'
  return words === 'unwritten' ? 'unwritten' : 'unanswered'
}
