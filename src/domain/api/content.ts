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

/** Optional fields of a story; empty if its editor has left them out. */
const facts = {
  country: v.string(),
  hospital: v.string(),
  support: v.string(),
  period: v.string(),
  expert: v.nullable(v.object({ slug: v.string(), name: v.string(), role: v.string() })),
  image_caption: v.string(),
  image_credit: v.string(),
  outcomes_title: v.string(),
  outcomes: v.array(v.object({ figure: v.string(), meaning: v.string() })),
  outcomes_note: v.string(),
  timeline: v.array(v.object({ date: v.string(), text: v.string() })),
}

const exampleFacts = {
  country: 'Ghana',
  hospital: 'St Calla Teaching Hospital',
  support: 'onlineOnly',
  period: 'January to September 2024',
  expert: { slug: 'larkspur', name: 'Dr Nomvula Larkspur', role: 'Clinical microbiologist' },
  image_caption: '',
  image_credit: '',
  outcomes_title: 'After nine months',
  outcomes: [{ figure: '34 of 90 to 58 of 87', meaning: 'Prescriptions that match the local results' }],
  outcomes_note: '',
  timeline: [{ date: '2024-01', text: 'First call' }],
}

const bySlug = <const Path extends `/${string}`>(path: Path) =>
  ({
    ...reads,
    path: `${path}/:slug`,
    access: 'public',
    failure: 'failure_slug',
    request: { params: v.strictObject({ slug: word(200) }) },
    answer: {
      ...json(v.object({ ...card.entries, ...facts, content: v.string(), published_at: v.string() }), {
        ...example,
        ...exampleFacts,
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
