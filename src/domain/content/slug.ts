const longest = 80

/** The database checks the same (`slug`). */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= longest + 10

/** The last part of an address, from a title in any language that is written in Latin letters. */
export function slugFrom(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, longest).replace(/^-+|-+$/g, '')
}
