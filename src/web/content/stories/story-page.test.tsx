import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import type { Profile, Story, StoryToRead } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { storyPage } from './story-page.tsx'

const bare = {
  ...{
    slug: 'a-ward',
    title: 'A ward',
    synopsis: 'Short',
    country_region: 'Ghana',
    content: '<p>One word.</p>',
  },
  ...{ country: '', hospital: '', support: '', period: '', image_caption: '', image_credit: '' },
  ...{ outcomes_title: '', outcomes: '', outcomes_note: '', timeline: '', expert: '' },
  ...{ picture: null, is_sample: false, lang: 'en', english: [] },
} as unknown as Story

const picture = { key: '0'.repeat(32), width: 1440, height: 900, alt: 'A ward' }

const expert = {
  ...{ slug: 'jasmin', name: 'Samira Jasmin', role: 'Pharmacist', quote: 'So.', lang: 'en', picture: null },
} as unknown as Profile

function draw(story: Story, locale: Locale = 'en', data: Partial<StoryToRead> = {}) {
  const t = translator(locale, catalogueOf(locale))
  const context = { data: { story, others: [], ...data }, t, href: (path: string) => path }
  return serve(storyPage.Body(context as unknown as PageContext<StoryToRead>))
}

test('48.9 a story without facts has no empty part', () => {
  const page = draw({ ...bare, picture })
  expect(findAll(page, 'aside h2').map(({ textContent }) => textContent)).toEqual([
    'Does your hospital know this problem?',
  ])
  expect(findAll(page, 'figure, .timeline, dl')).toHaveLength(0)
})

test('48.9 a story shows its figures, facts, timeline, expert, caption and credit', () => {
  const page = draw(
    {
      ...bare,
      ...{ picture, image_caption: 'The ward at ten.', image_credit: 'A. Linden' },
      ...{ country: 'Ghana', hospital: 'St Calla', support: 'onlineOnly', period: 'A year' },
      ...{ outcomes: '12% to 71% | Reviewed in time', outcomes_note: 'On two wards.' },
      timeline: '2025-03 | Request sent\n2026-01-20 | Final report',
    },
    'en',
    { expert },
  )
  expect(find(page, '.outcomes').textContent).toBe('What has changedReviewed in time12% to 71%On two wards.')
  expect(findAll(page, 'aside > div:not(.callout) dd').map(({ textContent }) => textContent)).toEqual([
    ...['St Calla', 'Ghana', 'Online only', 'A year'],
  ])
  expect(findAll(page, '.timeline li').map(({ textContent }) => textContent)).toEqual([
    ...['March 2025Request sent', '20 January 2026Final report'],
  ])
  expect(find(page, '.story-head figcaption').textContent).toBe('The ward at ten. Picture: A. Linden')
  expect(find(page, '.story .person').textContent).toContain('Samira JasminPharmacist')
  expect(find(page, '.story .person a').getAttribute('href')).toContain('#jasmin')
})

test('48.13 on a page in another language, English facts are marked, with their dates', () => {
  const timeline = '2025-03 | Request sent'
  const page = draw({ ...bare, lang: 'fr', country: 'Germany', timeline, english: ['timeline'] }, 'fr')
  expect(find(page, '[lang=en]').textContent).toBe('March 2025Request sent')
  expect(find(page, 'aside dd').textContent).toBe('Allemagne')
})

test('45.25 a sample profile in a real story is marked as invented', () => {
  const text = (data: Partial<StoryToRead>) => draw(bare, 'en', data).textContent
  expect(text({ expert })).not.toContain('invented')
  expect(text({ expert: { ...expert, is_sample: true } })).toContain('are invented: Samira Jasmin.')
})
