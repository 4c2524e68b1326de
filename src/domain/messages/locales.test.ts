import { expect, test } from 'vitest'
import { localeFor, localPath, splitLocale } from './locales.ts'

test('English has no prefix; another locale is the first segment of the path', () => {
  expect(localPath('en', '/about')).toBe('/about')
  expect(localPath('ar-XB', '/about')).toBe('/ar-xb/about')
  expect(localPath('ar-XB', '/')).toBe('/ar-xb')
})

test('a file is the same in every locale', () => {
  expect(localPath('ar-XB', '/feed.xml')).toBe('/feed.xml')
})

test('a path is split into its locale and its route', () => {
  for (const locale of ['en', 'en-XA', 'ar-XB'] as const) {
    for (const path of ['/', '/about', '/story/a-slug']) {
      expect(splitLocale(localPath(locale, path), true)).toEqual({ locale, path })
    }
  }
})

test('pseudo-locales are ordinary paths where they are disabled', () => {
  expect(splitLocale('/ar-xb/about', false)).toEqual({ locale: 'en', path: '/ar-xb/about' })
})

test('a segment that only starts like a locale is not a locale', () => {
  expect(splitLocale('/en-xaver', true)).toEqual({ locale: 'en', path: '/en-xaver' })
})

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['de, fr-CA;q=0.5', 'fr'],
  ['de, sw;q=0.5', 'en'],
  ['ar-XB', 'ar-XB'],
  ['de, AR-xb;q=0.5, en;q=0.4', 'ar-XB'],
  ['en;q=0.4, en-XA;q=0.8', 'en-XA'],
  ['ar-XB;q=0, en-XA;q=0.1', 'en-XA'],
  ['ar-XB ; q=0.2 , en-XA ;q=0.3', 'en-XA'],
  ['ar-XB;q=x', 'en'],
  [`${'de, '.repeat(19)}fr`, 'fr'],
  [`${','.repeat(14_000)}fr`, 'en'],
] as const)('36.50 of the languages %j we speak %s', (header, locale) => {
  expect(localeFor(header, true)).toBe(locale)
})

test('a pseudo-locale is its language where pseudo-locales are disabled', () => {
  expect(localeFor('en-XA, ar-XB', false)).toBe('en')
})
