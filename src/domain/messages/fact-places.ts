/** The places that any text may have for what an administrator settles, and the fact that stands there. */
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
