import { type Locale, localeFacts, localPath, writtenFiles } from '../../domain/messages/locales.ts'
import { splitWrittenLocale } from '../../domain/messages/written-locale.ts'

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

/**
 * Returns the canonical address of a page whose language is written in another way, such as `/FR`; undefined if there
 * is no such page.
 */
export function canonicalAddresses(patterns: readonly string[], withPseudo: boolean) {
  const known = [...patterns, ...Object.values(writtenFiles)].map(
    (pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  )
  return (url: string): string | undefined => {
    const [pathname = '', ...query] = url.split('?')
    const written = splitWrittenLocale(pathname, withPseudo)
    const path = written?.path.replace(/(?<=.)\/$/, '')
    // Only pages: '/en//evil.example' would lead to another site.
    if (!written || !path || !known.some((pattern) => pattern.test(path))) return undefined
    return [localPath(written.locale, path), ...query].join('?')
  }
}
