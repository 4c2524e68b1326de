import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ShownPages } from '../../domain/content/pages/shown-pages.ts'
import type { SiteFacts } from '../../domain/content/site-facts.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { type MessageArea, type MessageKey, pickMessages } from '../../domain/messages/catalogue.ts'
import { alternatesOf, isPseudo, type Locale, localPath } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { localFacts, wordingOf } from '../../domain/messages/wording-of.ts'
import { paths } from '../../domain/paths.ts'
import type { OpenCounts } from '../../domain/review/open-counts.ts'
import { isForStaff } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { trackedPage } from '../../domain/tracking/tracked-pages.ts'
import { type IslandProps, islandId, islandPropsId } from '../islands/names.ts'
import type { Page, PageContext, Route } from '../page.ts'
import { Shell } from '../shell/shell.tsx'
import type { Assets } from './assets.ts'
import { DataBlock } from './data-block.tsx'
import { Document } from './document.tsx'
import { HeadForPrograms } from './head-for-programs.tsx'
import { drawInZone } from './reader-zone.ts'

export type Asked = {
  locale: Locale
  path: string
  /** The query of the address, which leads to the same in another language; empty for a kept page. */
  search?: string
  publicUrl: string
  assets: Assets
  registry: RegistryFacts
  pages: ShownPages
  site: SiteFacts
  staff?: Staff | undefined
  openCounts?: OpenCounts | undefined
  csrfToken?: string
}

/** One whole document: the shell around the page's body, and the head that its route asks for. */
export function renderPage(...given: Parameters<typeof drawPage>): string {
  return drawInZone(given[3].staff?.timeZone, () => drawPage(...given))
}

function drawPage(
  route: Pick<Route, 'styles' | 'script' | 'island' | 'keep' | 'bare'> & Partial<Pick<Route, 'access'>>,
  page: Page<never>,
  data: unknown,
  asked: Asked,
) {
  const {
    locale,
    path,
    search = '',
    assets,
    publicUrl,
    registry,
    pages,
    site,
    staff,
    openCounts,
    csrfToken,
  } = asked
  const { Body, isShell, isListed = () => route.keep, ...about } = page as Page<unknown>
  const context: PageContext<unknown> = {
    data,
    locale,
    path,
    staff,
    openCounts,
    registry: localFacts(locale, registry),
    pages,
    site,
    csrfToken,
    t: translator(locale, wordingOf(locale, registry)),
    href: (to) => (to.startsWith('/') ? localPath(locale, to) : to),
    absolute: (to) => publicUrl + localPath(locale, to),
    island: (Component, props, messages = route.island?.messages ?? []) =>
      renderIsland({ locale, registry, isEmpty: isShell?.(data) }, messages, Component, props),
  }
  const listed = isListed(data)
  const body = <Body {...context} />
  const title = about.title(context)
  const description = about.description(context)
  const { t, absolute } = context
  const html = renderToStaticMarkup(
    <Document
      assets={assets}
      registry={registry}
      locale={locale}
      title={title}
      description={description}
      route={route}
      isPublic={route.access === 'public'}
      isOffice={isForStaff(route.access ?? '') && route.island?.name !== 'desk'}
      trackedAs={listed ? trackedPage(path) : undefined}
      forPrograms={
        listed ? (
          <HeadForPrograms
            title={title}
            description={description}
            canonical={absolute(path)}
            alternates={isPseudo(locale) ? [] : alternatesOf(path)}
            publicUrl={publicUrl}
            locale={locale}
            feedTitle={t('site.feed', { name: t('languages.name') })}
            registry={context.registry}
            thing={about.thing?.(context)}
          />
        ) : undefined
      }
    >
      {route.bare ? (
        body
      ) : (
        <Shell {...context} search={search} languagesPath={route.access ? path : paths.home()}>
          {body}
        </Shell>
      )}
    </Document>,
  )
  return `<!doctype html>${route.island ? html : keepTogether(html, locale)}`
}

/** The one part of a page that React takes over in the browser; the rest stays plain HTML. */
function renderIsland<Props extends object>(
  { locale, registry, isEmpty }: { locale: Locale; registry: RegistryFacts; isEmpty?: boolean | undefined },
  wording: readonly (MessageArea | MessageKey)[],
  Component: ComponentType<IslandProps<Props>>,
  props: Props,
): ReactNode {
  const messages = pickMessages(wordingOf(locale, registry), wording)
  // A shell is shown by its script alone.
  const html = isEmpty
    ? ''
    : renderToString(<Component {...props} locale={locale} t={translator(locale, messages)} />)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped this HTML itself */}
      <div id={islandId} dangerouslySetInnerHTML={{ __html: html }} />
      <DataBlock id={islandPropsId} type="application/json" data={{ locale, messages, props }} />
    </>
  )
}

const email = [/\b(e)-(mail)/gi, '$1\u2011$2'] as const

/** Line breaks that browsers make and typesetters of the language avoid. */
const kept: Partial<Record<Locale, readonly [RegExp, string]>> = {
  fr: email,
  pt: email,
  ru: [/(?<![\p{L}\p{N}-])([авикосуя]) /giu, '$1\u00a0'],
}

/** Keeps words together in the text of a page. Not for islands, in which React would find a mismatch. */
export function keepTogether(html: string, locale: Locale): string {
  const rule = kept[locale]
  if (!rule) return html
  const body = html.indexOf('<body')
  return html.slice(0, body) + html.slice(body).replace(/>[^<]+/g, (text) => text.replace(...rule))
}
