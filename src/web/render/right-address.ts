import { localPath, writtenFiles } from '../../domain/messages/locales.ts'
import { splitWrittenLocale } from '../../domain/messages/written-locale.ts'

/** Leads addresses whose language is written in another way to the page that is meant, if there is one. */
export function rightAddresses(patterns: readonly string[], withPseudo: boolean) {
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
