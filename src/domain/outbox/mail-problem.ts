export type MailProblem = 'refused' | 'put_off' | 'unwritten' | 'unanswered'

/** What the words of a mail server mean; it begins them with the code of its answer, if it answered. */
export function judgeProblem(words: string): MailProblem {
  if (/^5\d\d\b/.test(words)) return 'refused'
  if (/^4\d\d\b/.test(words)) return 'put_off'
  return words === 'unwritten' ? 'unwritten' : 'unanswered'
}
