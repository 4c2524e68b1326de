/** Texts of an institution are numbered by day, in all languages together: '2026-11-18.2'. */
export const ownVersion = (day: string, number: number) => `${day}.${number}`

/** The day of a version, and its number on that day. */
export function partsOfVersion(version: string): { day: string; number: number } {
  const [day = '', number = '1'] = version.split('.')
  return { day, number: Number(number) }
}
