/** As the database compares them: capitals and the space around an address mean nothing. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
