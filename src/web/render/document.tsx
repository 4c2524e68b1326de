import type { ReactNode } from 'react'
import { brand } from '../../domain/brand.ts'
import { type Locale, localeFacts } from '../../domain/locales.ts'
import type { Route } from '../page.ts'
import type { Assets } from './assets.ts'
import { faviconHref } from './favicon.ts'
import { laterWordsHref } from './later-words.ts'

type Props = {
  assets: Assets
  locale: Locale
  title: string
  description: string
  canonical: string
  route: Pick<Route, 'styles' | 'island'>
  noIndex: boolean
  /** The pattern under which its views are counted, if they are. */
  trackedAs: string | undefined
  children: ReactNode
}

export function Document({
  assets,
  locale,
  title,
  description,
  canonical,
  route,
  noIndex,
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
        {noIndex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={canonical} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:site_name" content={brand.name} />
          </>
        )}
        <link rel="icon" href={faviconHref} />
        <link rel="stylesheet" href={assets.style('base')} />
        {route.styles?.map((name) => (
          <link key={name} rel="stylesheet" href={assets.style(name)} />
        ))}
        {/* Not deferred: a chosen theme must be known before the first paint. */}
        <script src={assets.siteScript} type={assets.siteScript.endsWith('.ts') ? 'module' : undefined} />
        {island?.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {/* Not async: it must find its island, which stands further down in the page. */}
        {island && (
          <script
            type="module"
            src={island.script}
            data-later={assets.laterScript}
            data-words={laterWordsHref(locale)}
            data-captcha={assets.captchaScript}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}
