import type { ReactNode } from 'react'
import { brand } from '../../domain/brand.ts'
import { locales, localPath } from '../../domain/messages/locales.ts'
import { paths } from '../../domain/paths.ts'
import type { PageContext } from '../page.ts'
import { SiteFooter } from '../ui/site-footer/site-footer.tsx'
import { SiteHeader, SkipLink } from '../ui/site-header/site-header.tsx'
import { footerColumns } from './footer.ts'
import { menus } from './menus.ts'

type Props = Pick<PageContext, 't' | 'href' | 'path' | 'locale' | 'registry'> & { children: ReactNode }

export function Shell({ t, href, path, locale, registry, children }: Props) {
  const { name } = brand
  const home = href(paths.home())
  return (
    <>
      <SkipLink href="#main">{t('site.skipToContent')}</SkipLink>
      <SiteHeader
        home={home}
        labels={{
          home: t('site.home', { name }),
          menu: t('site.menu'),
          navigation: t('site.mainNavigation'),
          language: t('site.language'),
        }}
        menus={menus.map((menu) => ({
          label: t(menu.label),
          href: href(menu.path),
          current: menu.path === path ? 'page' : path.startsWith(`${menu.path}/`),
          items: menu.items.map((item) => ({
            label: t(item.label),
            hint: t(item.hint, { name }),
            href: href(item.path),
            current: item.path === path,
          })),
        }))}
        languages={Object.entries(locales).map(([lang, facts]) => ({
          lang,
          label: facts.name,
          href: localPath(lang as keyof typeof locales, path),
          current: lang === locale,
        }))}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        home={home}
        homeLabel={t('site.home', { name })}
        organisation={t('site.organisation', { longName: brand.longName })}
        columns={footerColumns(registry).map(({ title, links }) => ({
          title: t(title),
          links: links.map((link) =>
            'url' in link
              ? { label: t(link.label), href: link.url, external: true }
              : { label: t(link.label), href: href(link.path) },
          ),
        }))}
        notes={[
          t('site.copyright', { year: brand.copyrightYear, name }),
          {
            label: t('site.developedBy', { developer: brand.developer.name }),
            href: brand.developer.url,
            external: true,
          },
        ]}
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
