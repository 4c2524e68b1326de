export const mostTags = 20
export const longestTag = 40

/** Commas separate tags. */
export const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
