import { localPath, writtenFiles } from '../../domain/messages/locales.ts'
import { splitWrittenLocale } from '../../domain/messages/written-locale.ts'

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
