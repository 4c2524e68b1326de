/** Compares addresses like the database: trimmed and case-insensitive. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
