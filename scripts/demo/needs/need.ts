/** What hospitals that lack the same thing write about it, by question of the form. */
export type Need = {
  readonly situation: readonly string[]
  readonly reason: readonly string[]
  readonly expectation: readonly string[]
  readonly outcome: readonly string[]
}
