/**
 * The lists of a page in their displayed order: each word with its position. A browser reads them from its
 * page, which spares a slow phone a collator (70 ms) and keeps the server's order; a server has none.
 */
export const shownLists: ReadonlyMap<string, number>[] = []

/** Sorts by the reader's alphabet. */
export function inOrder<One>(list: One[], wordOf: (one: One) => string, locale: string): One[] {
  const shown = shownLists.find((places) => list.every((one) => places.has(wordOf(one))))
  if (shown) return list.sort((a, b) => Number(shown.get(wordOf(a))) - Number(shown.get(wordOf(b))))
  const { compare } = new Intl.Collator(locale)
  return list.sort((a, b) => compare(wordOf(a), wordOf(b)))
}
