/** How long something stays, within a sentence. */
export const periods = {
  days: { one: 'one day', other: '{count} days' },
  months: { one: 'one month', other: '{count} months' },
  years: { one: 'one year', other: '{count} years' },
  /** The time within which the team answers; follows the word 'within'. */
  answerTime: { one: 'one day', other: '{count} days' },
} as const
