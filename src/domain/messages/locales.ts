/** The first part of a path is its locale; English, the source, has none. */
export const locales = {
  en: { prefix: '', dir: 'ltr', name: 'English' },
  fr: { prefix: '/fr', dir: 'ltr', name: 'Français', colon: '\u00a0:' },
  es: { prefix: '/es', dir: 'ltr', name: 'Español' },
  pt: { prefix: '/pt', dir: 'ltr', name: 'Português' },
  ar: { prefix: '/ar', dir: 'rtl', name: 'العربية', comma: '،' },
  ru: { prefix: '/ru', dir: 'ltr', name: 'Русский' },
  id: { prefix: '/id', dir: 'ltr', name: 'Indonesia' },
} as const satisfies Record<string, LocaleFacts>

/** Locales made by machine from English: they prove that no wording is hard-coded and that layouts mirror. */
export const pseudoLocales = {
  'en-XA': { prefix: '/en-xa', dir: 'ltr', name: '' },
  'ar-XB': { prefix: '/ar-xb', dir: 'rtl', name: '' },
} as const satisfies Record<string, LocaleFacts>

export const isPseudo = (locale: Locale): locale is keyof typeof pseudoLocales => locale in pseudoLocales

export type Locale = keyof typeof locales | keyof typeof pseudoLocales

/** `comma` and `colon` where they differ from the English ones. */
type LocaleFacts = { prefix: string; dir: 'ltr' | 'rtl'; name: string; comma?: string; colon?: string }

export function localeFacts(locale: Locale): LocaleFacts {
  return { ...locales, ...pseudoLocales }[locale]
}

/** Files that the server writes in the language of their prefix. */
export const writtenFiles = { feed: '/feed.xml', manifest: '/site.webmanifest' } as const

/** Splits '/fr/about' into its locale and the path that the route table knows. */
export function splitLocale(pathname: string, withPseudo: boolean): { locale: Locale; path: string } {
  const known = Object.entries<LocaleFacts>(withPseudo ? { ...locales, ...pseudoLocales } : locales)
  for (const [locale, { prefix }] of known) {
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { locale: locale as Locale, path: pathname.slice(prefix.length) || '/' }
    }
  }
  return { locale: 'en', path: pathname }
}

/** The first language of an Accept-Language header that we speak; a page sends its own. */
export function localeFor(acceptLanguage: string | undefined, withPseudo: boolean): Locale {
  const spoken = Object.keys(withPseudo ? { ...locales, ...pseudoLocales } : locales) as Locale[]
  const wanted = rankedTags(acceptLanguage ?? '')
  const match = (tag: string) =>
    spoken.find((locale) => locale.toLowerCase() === tag) ??
    spoken.find((locale) => locale.toLowerCase() === tag.split('-', 1)[0])
  return wanted.map(match).find((locale) => locale !== undefined) ?? 'en'
}

/** The limits of an Accept-Language header; browsers send far less. */
const most = { languages: 20, letters: 500 }

/** 'fr-CH, en;q=0.8' by weight; the order breaks ties, and a weight of 0 means 'not this one'. */
function rankedTags(header: string): string[] {
  return header
    .slice(0, most.letters)
    .split(',', most.languages)
    .map((part) => {
      const [tag = '', weight] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim())
      return { tag, weight: weight?.startsWith('q=') ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The team's own pages, which are English in every language; pseudo-locales try them all the same. */
export const isOfTeam = (path: string) => /^\/(admin|login|dev)(?=\/|\?|$)/.test(path)

/** The same page in every language, and the one for readers of any other. */
export function alternatesOf(path: string): { lang: string; href: string }[] {
  const all = (Object.keys(locales) as Locale[]).map((lang) => ({ lang, href: localPath(lang, path) }))
  return [...all, { lang: 'x-default', href: path }]
}

/** Files such as '/icons/mark.svg' are the same in every locale, except those that are written in its language. */
export function localPath(locale: Locale, path: string): string {
  if (/\.\w+$/.test(path) && (isPseudo(locale) || !Object.values<string>(writtenFiles).includes(path)))
    return localFile(locale, path)
  if (isOfTeam(path) && !isPseudo(locale)) return path
  const { prefix } = localeFacts(locale)
  return path === '/' ? prefix || '/' : prefix + path
}

/** The name of a downloaded document contains its language, as in 'terms.fr.pdf'. */
const localFile = (locale: Locale, path: string): string =>
  locale === 'en' || isPseudo(locale) ? path : path.replace(/^(\/documents\/.*)(?=\.)/, `$1.${locale}`)
