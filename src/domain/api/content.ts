import * as v from 'valibot'
import { json, reads, word } from './endpoint-parts.ts'
import { uuid } from './uuid.ts'

/** A published story as a card shows it; `image` tells whether there is an `image_url`, a sample is invented. */
const card = v.object({
  id: uuid,
  title: v.string(),
  synopsis: v.string(),
  slug: v.string(),
  country_region: v.string(),
  image: v.boolean(),
  image_url: v.nullable(v.string()),
  image_alt: v.nullable(v.string()),
  is_sample: v.boolean(),
})

const example = {
  id: '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36',
  title: 'The antibiogram on the wall',
  synopsis: 'A small laboratory turned two years of plates into a single page that prescribers use.',
  slug: 'antibiogram-on-the-wall',
  country_region: 'St Calla Teaching Hospital, Ghana',
  image: true,
  image_url: '/pictures/0b6f2a527c9e4d0b8f0f3c1a5b7e9d21/1440x900.webp',
  image_alt: 'A microscope beside a culture plate',
  is_sample: true,
}

const bySlug = <const Path extends `/${string}`>(path: Path) =>
  ({
    ...reads,
    path: `${path}/:slug`,
    access: 'public',
    failure: 'failure_slug',
    request: { params: v.strictObject({ slug: word(200) }) },
    answer: {
      ...json(v.object({ ...card.entries, content: v.string(), published_at: v.string() }), {
        ...example,
        content: '<p>The laboratory had everything it needed to know.</p>',
        published_at: '2026-11-15T09:30:00.000Z',
      }),
      headers: ['etag'],
    },
    problems: ['not_found'],
  }) as const

/** What editors have published, for programs that show it elsewhere; the specification spells the last call twice. */
export const contentEndpoints = {
  listStories: {
    ...reads,
    path: '/api/content/sort-by-order',
    access: 'public',
    failure: 'failure_content',
    answer: { ...json(v.array(card), [example]), headers: ['etag'] },
  },
  readStory: bySlug('/api/content/GetContentBySlug'),
  readStoryAlso: bySlug('/api/content/getContentBySlug'),
} as const
