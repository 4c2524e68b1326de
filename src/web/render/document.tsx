import type { ReactNode } from 'react'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { type Locale, localeFacts, localPath } from '../../domain/messages/locales.ts'
import { logoIcons } from '../../domain/settings/logo.ts'
import { isForStaff } from '../../domain/staff/roles.ts'
import { icons, manifestPath } from '../discovery/addresses.ts'
import type { IslandName } from '../islands/names.ts'
import type { Route } from '../page.ts'
import type { Assets } from './assets.ts'
import { sheetsOf } from './brand-style.ts'
import { faviconHref } from './favicon.ts'
import { laterWordsHref } from './later-words.ts'

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

export function Document({
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
