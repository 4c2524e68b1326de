import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { ShownPages } from '../../domain/content/pages/shown-pages.ts'
import type { SiteFacts } from '../../domain/content/site-facts.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { type MessageArea, type MessageKey, pickMessages } from '../../domain/messages/catalogue.ts'
import { alternatesOf, isPseudo, type Locale, localeFacts, localPath } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { localFacts, wordingOf } from '../../domain/messages/wording-of.ts'
import { paths } from '../../domain/paths.ts'
import type { OpenCounts } from '../../domain/review/open-counts.ts'
import { logoIcons } from '../../domain/settings/logo.ts'
import { isForStaff } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { trackedPage } from '../../domain/tracking/tracked-pages.ts'
import { icons, manifestPath } from '../discovery/addresses.ts'
import { type IslandName, type IslandProps, islandId, islandPropsId } from '../islands/names.ts'
import type { Page, PageContext, Route } from '../page.ts'
import { Shell } from '../shell/shell.tsx'
import type { Assets } from './assets.ts'
import { sheetsOf } from './brand-style.ts'
import { DataBlock } from './data-block.tsx'
import { faviconHref } from './favicon.ts'
import { HeadForPrograms } from './head-for-programs.tsx'
import { laterWordsHref } from './later-words.ts'
import { keepTogether } from './line-breaks.ts'
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

type Props = {
  assets: Assets
  registry: RegistryFacts
  locale: Locale
  title: string
  description: string
  route: Pick<Route, 'styles' | 'script' | 'island'> & Partial<Pick<Route, 'access'>>
  /** The head for search engines; undefined for a page that they must not show. */
  forPrograms: ReactNode
  isPublic: boolean
  /** A page of the back office that the server draws. */
  isOffice: boolean
  /** The pattern under which its views are counted, if they are. */
  trackedAs: string | undefined
  children: ReactNode
}

function Document({
  assets,
  registry,
  locale,
  title,
  description,
  route,
  isPublic,
  isOffice,
  forPrograms,
  trackedAs,
  children,
}: Props) {
  const island = route.island && assets.island(route.island.name)
  const ownIcons = logoIcons(registry)
  return (
    <html
      lang={locale}
      dir={localeFacts(locale).dir}
      data-page={trackedAs}
      data-tracking={trackedAs && assets.trackingScript}
      data-offline={isPublic ? assets.offlineScript : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {forPrograms ? (
          <>
            <meta name="description" content={description} />
            {forPrograms}
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="icon" href={ownIcons?.small ?? faviconHref(registry)} />
        <link rel="apple-touch-icon" href={ownIcons?.touch ?? icons.touch} />
        <link rel="manifest" href={localPath(locale, manifestPath)} />
        {sheetsOf(route, assets, registry).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Not deferred: a chosen theme must be known before the first paint. */}
        <script src={assets.siteScript} type={assets.siteScript.endsWith('.ts') ? 'module' : undefined} />
        {isOffice && <script type="module" src={assets.officeScript} />}
        {route.script && <script type="module" src={assets[`${route.script}Script`]} />}
        {isForStaff(route.access ?? 'public') && <script type="module" src={assets.paletteScript} />}
        {/* Low priority: scripts must not compete with the styles for bandwidth. */}
        {island?.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {/* Not async: it must find its island, which stands further down in the page. */}
        {island && (
          <script
            type="module"
            src={island.script}
            data-later={assets.laterScript}
            data-files={route.island && sendsFiles(route.island.name) ? assets.filesScript : undefined}
            data-words={laterWordsHref('later', locale)}
            data-captcha={assets.captchaScript}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** Pages to edit an application also take the letters of a collaboration. */
function sendsFiles(name: IslandName): boolean {
  const [act, kind] = name.split('-') as [string, ApplicationKind | undefined]
  if (act === 'apply' && kind) return fileFields(applicationForms[kind]).length > 0
  return act === 'edit' || act === 'kit'
}
