import { type Locale, localeFacts } from '../../domain/messages/locales.ts'

/**
 * The addresses of a page for the router: one in English and one for all other languages together, because a route for
 * each language takes most of the time in which a server starts.
 */
export function addressesOf(pattern: string, spoken: readonly Locale[]): string[] {
  const prefixes = spoken.map((locale) => localeFacts(locale).prefix.slice(1)).filter(Boolean)
  if (prefixes.length === 0) return [pattern]
  return [pattern, `/:language(${prefixes.join('|')})${pattern === '/' ? '' : pattern}`]
}

/** The parameters of the page itself. */
export function parametersOf(params: unknown): Record<string, string> {
  const { language: _, ...own } = params as Record<string, string>
  return own
}
