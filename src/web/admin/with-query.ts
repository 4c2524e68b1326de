/** An address and what it asks for; what is undefined is left out. */
export function withQuery(address: string, asked: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return entries.length > 0 ? `${address}?${new URLSearchParams(entries)}` : address
}
