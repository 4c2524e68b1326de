import { brand } from '../../domain/brand.ts'
import { DataBlock } from '../render/data-block.tsx'
import { feedPath } from './addresses.ts'
import { icons } from './icons.ts'
import type { Thing } from './structured-data.ts'

type Props = {
  title: string
  description: string
  canonical: string
  feedTitle: string
  absolute: (path: string) => string
  thing?: Thing | undefined
}

/** Canonical link, Open Graph and feed link of an indexable page. */
export function HeadForPrograms({ title, description, canonical, feedTitle, absolute, thing }: Props) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={thing?.['@type'] === 'Article' ? 'article' : 'website'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(icons.share)} />
      <meta property="og:site_name" content={brand.name} />
      <link rel="alternate" type="application/rss+xml" title={feedTitle} href={feedPath} />
      {thing && (
        <DataBlock type="application/ld+json" data={{ '@context': 'https://schema.org', ...thing }} />
      )}
    </>
  )
}
