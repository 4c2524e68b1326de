import { expect, test } from 'vitest'
import { suggestPath } from './suggest-path.ts'

const known = ['/', '/about', '/about/where-we-work', '/partnerships/ICARS']

test('a mistyped URL suggests the most similar page', () => {
  expect(suggestPath('/about/where-we-wrok', known)).toBe('/about/where-we-work')
  expect(suggestPath('/partnerships/icars', known)).toBe('/partnerships/ICARS')
})

test('a URL unlike any page suggests nothing', () => {
  expect(suggestPath('/wp-login.php', known)).toBeUndefined()
  expect(suggestPath(`/${'a'.repeat(5000)}`, known)).toBeUndefined()
})
