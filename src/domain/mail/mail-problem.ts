export type MailProblem = 'refused' | 'put_off' | 'unwritten' | 'unanswered' | 'restored'

/** Kept in the place of the server's words where a mail comes from a backup. */
export const restoredWords = 'restored'

/** What the words of a mail server mean; it begins them with the code of its answer, if it answered. */
export function judgeProblem(words: string): MailProblem {
  if (/^5\d\d\b/.test(words)) return 'refused'
  if (/^4\d\d\b/.test(words)) return 'put_off'
  if (words === restoredWords) return 'restored'
  return words === 'unwritten' ? 'unwritten' : 'unanswered'
}
