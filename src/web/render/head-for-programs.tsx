import { brand } from '../../domain/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { type alternatesOf, type Locale, localPath } from '../../domain/messages/locales.ts'
import { logoIcons } from '../../domain/settings/logo.ts'
import { feedPath, icons } from '../discovery/addresses.ts'
import type { Thing } from '../discovery/structured-data.ts'
import { DataBlock } from './data-block.tsx'

type HeadForProgramsProps = {
  title: string
  description: string
  canonical: string
  alternates: ReturnType<typeof alternatesOf>
  publicUrl: string
  locale: Locale
  feedTitle: string
  registry: RegistryFacts
  thing?: Thing | undefined
}

/** Canonical link, Open Graph and feed link of an indexable page. */
export function HeadForPrograms({
  title,
  description,
  canonical,
  alternates,
  publicUrl,
  locale,
  feedTitle,
  registry,
  thing,
}: HeadForProgramsProps) {
  // The delivered picture shows the delivered name.
  const shared = logoIcons(registry)?.large ?? (registry.name === brand.name ? icons.share : undefined)
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={publicUrl + href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={thing?.['@type'] === 'Article' ? 'article' : 'website'} />
      <meta property="og:url" content={canonical} />
      {shared && <meta property="og:image" content={publicUrl + shared} />}
      <meta property="og:site_name" content={registry.name} />
      <link rel="alternate" type="application/rss+xml" title={feedTitle} href={localPath(locale, feedPath)} />
      {thing && (
        <DataBlock type="application/ld+json" data={{ '@context': 'https://schema.org', ...thing }} />
      )}
    </>
  )
}
