import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { publicFigures } from '../../../domain/content/public-figures.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { type Locale, locales } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import type { Home } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { homePage } from './home-page.tsx'

const entry = (name: string, is_sample: boolean) => ({
  ...{
    slug: name,
    name,
    title: name,
    synopsis: 'S',
    summary: 'S',
    role: 'R',
    quote: 'Q.',
    country_region: 'C',
  },
  ...{ is_sample, lang: 'en', picture: null, published_on: '2026-01-01' },
})

type Shown = { samples?: readonly string[]; real?: readonly string[]; figures?: Home['figures'] }

function draw({ samples = [], real = [], figures }: Shown, locale: Locale = 'en') {
  const entries = [...samples.map((name) => entry(name, true)), ...real.map((name) => entry(name, false))]
  const data = { experts: entries, stories: entries, news: entries, figures }
  const t = translator(locale, catalogueOf(locale))
  const context = { data, t, locale, href: (path: string) => path }
  const Body = homePage.Body as (context: unknown) => PageContext['island'] | null
  return serve(Body(context) as never)
}

const count = (text: string | null, words: RegExp) => text?.match(words)?.length ?? 0

test('48.14 samples are labelled once, and none where there are none', () => {
  expect(count(draw({ samples: ['One', 'Two'] }).textContent, /invented/g)).toBe(1)
  const mixed = draw({ samples: ['One'], real: ['Ours'] }).textContent
  expect(count(mixed, /invented/g)).toBe(1)
  expect(mixed).toContain('invented: One')
  expect(count(draw({ real: ['Ours'] }).textContent, /invented/g)).toBe(0)
})

const figures = publicFigures({
  countries: ['Ghana', 'Kenya', 'Peru', 'Germany', 'Japan'].map((country) => ({
    ...{ country, hospitals: 12, experts: 7 },
  })),
  languages: [],
  speakers: { en: 23, fr: 4 },
})

test('48.15 figures of the registry appear only when there are some', () => {
  expect(findAll(draw({}), '.facts')).toHaveLength(1)
  const [, own] = findAll(draw({ figures }), '.facts')
  expect(own?.textContent).toBe('hospitals in 5+ countries60+experts in the registry35+')
})

test('48.16 experts who speak the language of the page are named only where five do', () => {
  expect(find(draw({ figures }), '[aria-labelledby=speak]').textContent).toContain('who speak English: 20+')
  for (const locale of Object.keys(locales) as Locale[])
    if (locale !== 'en') expect(findAll(draw({ figures }, locale), '[aria-labelledby=speak]')).toHaveLength(0)
})
