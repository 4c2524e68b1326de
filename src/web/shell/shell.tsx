import type { ReactNode } from 'react'
import { brand } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { isOfTeam, type Locale, locales, localPath } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import type { PageContext } from '../page.ts'
import { SiteFooter } from '../ui/site-footer/site-footer.tsx'
import { type Language, SiteHeader, SkipLink } from '../ui/site-header/site-header.tsx'
import { shownSections } from './shown-menus.ts'
import { signOf } from './sign-of.ts'

type Props = Pick<PageContext, 't' | 'href' | 'path' | 'locale' | 'registry' | 'site'> & {
  search?: string
  /** The page to which language links lead; error pages have no address of their own. */
  languagesPath?: string
  children: ReactNode
}

export function Shell({
  t,
  href,
  path,
  search = '',
  languagesPath = path,
  locale,
  registry,
  site,
  children,
}: Props) {
  const name = t('languages.name')
  const home = href(paths.home())
  const sign = signOf(registry)
  const languages = sameIn(languagesPath, search, locale)
  return (
    <>
      <SkipLink href="#main">{t('site.skipToContent')}</SkipLink>
      <SiteHeader
        home={home}
        sign={sign}
        labels={{
          home: t('site.home', { name }),
          menu: t('site.menu'),
          navigation: t('site.mainNavigation'),
          language: t('languages.menu'),
        }}
        menus={shownSections('header', { t, href, path, locale, site })}
        languages={languages}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        home={home}
        sign={sign}
        languages={{ label: t('languages.menu'), all: languages }}
        homeLabel={t('site.home', { name })}
        organisation={t('site.organisation')}
        columns={[
          ...shownSections('footer', { t, href, path, locale, site }).map(({ label, items }) => ({
            title: label,
            links: items,
          })),
          ...followColumn(registry, t),
        ]}
        notes={[t('site.copyright', { year: brand.copyrightYear, name }), developedBy(t, registry)]}
        appearance={{
          label: t('site.theme'),
          system: t('site.themeSystem'),
          light: t('site.themeLight'),
          dark: t('site.themeDark'),
        }}
      />
    </>
  )
}

/** The software keeps its own name; the source is linked where its address is set. */
function developedBy(t: PageContext['t'], { source_url: href }: PageContext['registry']) {
  const label = t('site.developedBy', { developer: t('languages.contributors') })
  return href ? { label, href, external: true } : label
}

/** The same page in each language; none for the team's own pages, which are English. */
function sameIn(path: string, search: string, locale: Locale): Language[] {
  if (isOfTeam(path)) return []
  return (Object.keys(locales) as (keyof typeof locales)[]).map((lang) => ({
    lang,
    label: locales[lang].name,
    href: localPath(lang, path) + search,
    current: lang === locale,
  }))
}

/** The column of links to the institution elsewhere, if any are set. */
function followColumn(registry: RegistryFacts, t: Translate) {
  const links = follow
    .map(({ label, fact }) => ({ label: t(label), href: registry[fact], external: true }))
    .filter(({ href }) => href !== '')
  return links.length > 0 ? [{ title: t('site.follow'), links }] : []
}

const follow = [
  { label: 'site.followInstitution', fact: 'social_institution' },
  { label: 'site.followX', fact: 'social_x' },
  { label: 'site.followVideo', fact: 'social_video' },
  { label: 'site.followNetwork', fact: 'social_network' },
] as const satisfies readonly { label: MessageKey; fact: keyof RegistryFacts }[]
