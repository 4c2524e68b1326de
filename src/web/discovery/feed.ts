import { html as xml } from '../../domain/content/markup.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { type Locale, localPath } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import { paths } from '../../domain/paths.ts'
import type { Publication } from '../../services/content/read-published.ts'
import { feedPath } from './addresses.ts'

const mostItems = 30

/** A sample story has no date: it was published when the site was set up. */
const isDated = ({ kind, is_sample }: Publication) => kind === 'news' || !is_sample

/** News and stories as RSS; every item says in it whether it is invented. */
export function feed(
  publications: readonly Publication[],
  locale: Locale,
  publicUrl: string,
  facts: RegistryFacts,
): string {
  const t = translator(locale, wordingOf(locale, facts))
  const href = (path: string) => localPath(locale, path)
  const items = [...publications.filter(isDated), ...publications.filter((one) => !isDated(one))]
    .slice(0, mostItems)
    .map((publication) => {
      const { kind, slug, title, summary, is_sample, published_at, lang } = publication
      const link = publicUrl + (kind === 'story' ? href(paths.story(slug)) : `${href(paths.news())}#${slug}`)
      return xml`<item>
<title>${title}</title>
<link>${link}</link>
<guid>${link}</guid>${
        isDated(publication)
          ? xml`
<pubDate>${published_at.toUTCString()}</pubDate>`
          : ''
      }${
        lang === locale
          ? ''
          : xml`
<dc:language>${lang}</dc:language>`
      }
<description>${is_sample ? `${summary} ${t('pages.sampleNote')}` : summary}</description>
</item>
`
    })
  return xml`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${t('site.feed', { name: facts.name })}</title>
<link>${publicUrl + href(paths.home())}</link>
<description>${t('site.feedDescription')}</description>
<language>${locale}</language>
<atom:link rel="self" type="application/rss+xml" href="${publicUrl + href(feedPath)}"/>
${items}</channel>
</rss>
`.text
}
