/** At least two different letters: some people have one name only, and some names have two characters. */
export function isFullName(typed: string): boolean {
  const letters = typed.toLowerCase().match(/\p{L}/gu) ?? []
  return new Set(letters).size > 1
}

/** Whether two spellings share a word, so that a middle name or another order is not remarked on. */
export function isNamedLike(one: string, other: string): boolean {
  const known = wordsOf(other)
  return wordsOf(one).some((word) => known.includes(word))
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []
