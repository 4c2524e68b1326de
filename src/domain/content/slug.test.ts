import { expect, test } from 'vitest'
import { isSlug, slugFrom } from './slug.ts'

test.each([
  ['The antibiogram on the wall', 'the-antibiogram-on-the-wall'],
  ['  48 hours: what’s changed?  ', '48-hours-whats-changed'],
  ['Île-de-France, São Paulo', 'ile-de-france-sao-paulo'],
  ['Ελλάδα', ''],
  ['a'.repeat(200), 'a'.repeat(80)],
])('%j has the address %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test.each(['', 'A', 'a b', '-a', 'a--b', 'a/b', 'é'])('%j is no slug', (text) => {
  expect(isSlug(text)).toBe(false)
})
