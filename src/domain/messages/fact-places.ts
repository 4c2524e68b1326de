/** The placeholders for settings that any text may have, and the fact that fills each. */
export const factPlaces = {
  registryName: 'name',
  longName: 'long_name',
  institution: 'institution_name',
  coordinator: 'coordinator_name',
  coordinatorEmail: 'coordinator_email',
  /** The time in words, as in '14 days'. */
  answerTime: 'answer_days',
  /** The number alone, as mail texts from before {answerTime} have it. */
  answerDays: 'answer_days',
} as const

export type FactPlace = keyof typeof factPlaces
