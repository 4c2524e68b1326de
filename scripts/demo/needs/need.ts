/** Sentences about one need, by question of the hospital form. */
export type Need = {
  readonly situation: readonly string[]
  readonly reason: readonly string[]
  readonly expectation: readonly string[]
  readonly outcome: readonly string[]
}
