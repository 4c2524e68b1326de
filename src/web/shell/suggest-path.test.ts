import { expect, test } from 'vitest'
import { suggestPath } from './suggest-path.ts'

const known = ['/', '/about', '/about/where-we-work', '/partnerships/ICARS']

test('a mistyped address is answered with the nearest page', () => {
  expect(suggestPath('/about/where-we-wrok', known)).toBe('/about/where-we-work')
  expect(suggestPath('/partnerships/icars', known)).toBe('/partnerships/ICARS')
})

test('an address like no page of ours suggests nothing', () => {
  expect(suggestPath('/wp-login.php', known)).toBeUndefined()
  expect(suggestPath(`/${'a'.repeat(5000)}`, known)).toBeUndefined()
})
