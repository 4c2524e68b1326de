import { type Locale, localeFacts, locales, pseudoLocales } from './locales.ts'

/**
 * Splits an address whose language is written in another way than ours, as in '/FR/about', '/pt-BR' or '/en/about';
 * undefined for every other one, so that no redirect leads to itself.
 */
export function splitWrittenLocale(
  pathname: string,
  withPseudo: boolean,
): { locale: Locale; path: string } | undefined {
  const [, tag = '', path = ''] = /^\/([a-z]{2}(?:[-_][a-z\d]{1,8}){0,3})(\/.*)?$/i.exec(pathname) ?? []
  const spoken = Object.keys(withPseudo ? { ...locales, ...pseudoLocales } : locales) as Locale[]
  const wanted = tag.toLowerCase().replaceAll('_', '-')
  const locale =
    spoken.find((one) => one.toLowerCase() === wanted) ??
    spoken.find((one) => one === wanted.split('-', 1)[0])
  if (!locale || localeFacts(locale).prefix === `/${tag}`) return undefined
  return { locale, path: path || '/' }
}
