import { addressOf } from '../../domain/content/picture.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { paths } from '../../domain/paths.ts'
import { logoIcons } from '../../domain/settings/logo.ts'
import type { StoryToRead } from '../../services/content/read-published.ts'
import type { Part } from '../content/prose/markdown.ts'
import { icons } from './addresses.ts'

/** A thing of schema.org, as search engines read it. */
export type Thing = { '@type': string } & Readonly<Record<string, unknown>>

type Absolute = (path: string) => string

export function organisation(absolute: Absolute, registry: RegistryFacts): Thing {
  const { social_institution, social_x, social_video, social_network } = registry
  return {
    '@type': 'Organization',
    name: registry.name,
    alternateName: registry.long_name,
    url: absolute(paths.home()),
    logo: absolute(logoIcons(registry)?.large ?? icons.large),
    ...(registry.coordinator_email && { email: registry.coordinator_email }),
    parentOrganization: {
      '@type': 'Organization',
      name: registry.institution_name,
      ...(registry.institution_url && { url: registry.institution_url }),
    },
    sameAs: [social_institution, social_x, social_video, social_network].filter((url) => url !== ''),
  }
}

export function questions(parts: readonly Part[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: parts.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(html) },
    })),
  }
}

export function article(story: StoryToRead['story'], absolute: Absolute, registry: RegistryFacts): Thing {
  const { slug, title, synopsis, picture, published_at, updated_at, lang } = story
  return {
    '@type': 'Article',
    headline: title,
    description: synopsis,
    url: absolute(paths.story(slug)),
    ...(picture && { image: new URL(addressOf(picture), absolute(paths.home())).href }),
    datePublished: published_at,
    // Publishing takes its time from another clock than the row.
    dateModified: published_at && published_at > updated_at ? published_at : updated_at,
    inLanguage: lang,
    author: organisation(absolute, registry),
  }
}

/**
 * Without tags, whose relative links mean nothing elsewhere, so that the items of a list need a stop. What remains is
 * still escaped as HTML.
 */
const wordsOf = (html: string) =>
  html
    .replace(/([^.])<\/li>/g, '$1.')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
