import type { ReactNode } from 'react'
import { type Locale, localeFacts } from '../../domain/messages/locales.ts'
import { manifestPath } from '../discovery/addresses.ts'
import { icons } from '../discovery/icons.ts'
import type { Route } from '../page.ts'
import type { Assets } from './assets.ts'
import { faviconHref } from './favicon.ts'
import { laterWordsHref } from './later-words.ts'

type Props = {
  assets: Assets
  locale: Locale
  title: string
  description: string
  route: Pick<Route, 'styles' | 'script' | 'island'>
  /** Undefined for a page that search engines must not show. */
  forPrograms: ReactNode
  /** The pattern under which its views are counted, if they are. */
  trackedAs: string | undefined
  children: ReactNode
}

export function Document({
  assets,
  locale,
  title,
  description,
  route,
  forPrograms,
  trackedAs,
  children,
}: Props) {
  const island = route.island && assets.island(route.island.name)
  return (
    <html
      lang={locale}
      dir={localeFacts(locale).dir}
      data-page={trackedAs}
      data-tracking={trackedAs && assets.trackingScript}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {forPrograms ?? <meta name="robots" content="noindex" />}
        <link rel="icon" href={faviconHref} />
        <link rel="apple-touch-icon" href={icons.touch} />
        <link rel="manifest" href={manifestPath} />
        <link rel="stylesheet" href={assets.style('base')} />
        {route.styles?.map((name) => (
          <link key={name} rel="stylesheet" href={assets.style(name)} />
        ))}
        {/* Not deferred: a chosen theme must be known before the first paint. */}
        <script src={assets.siteScript} type={assets.siteScript.endsWith('.ts') ? 'module' : undefined} />
        {route.script && <script type="module" src={assets[`${route.script}Script`]} />}
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
            data-words={laterWordsHref('later', locale)}
            data-captcha={assets.captchaScript}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}
