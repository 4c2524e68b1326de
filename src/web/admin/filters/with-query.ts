/** An address and its query, without empty values. */
export function withQuery(address: string, asked: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(asked).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : []))
  return entries.length > 0 ? `${address}?${new URLSearchParams(entries)}` : address
}
