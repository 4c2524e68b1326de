import { expect, test } from 'vitest'
import { linkFrom } from './link-address.ts'

test.each([
  [' https://who.int/news ', 'https://who.int/news'],
  ['who.int', 'https://who.int'],
  ['www.who.int/a?b#c', 'https://www.who.int/a?b#c'],
  ['/about', '/about'],
  ['#top', '#top'],
  ['ada@hospital.example', 'mailto:ada@hospital.example'],
  ['mailto:ada@hospital.example', 'mailto:ada@hospital.example'],
])('%s leads to %s', (typed, address) => {
  expect(linkFrom(typed)).toBe(address)
})

test.each([
  '',
  'the report',
  'report',
  'http://',
  'https://localhost',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'ftp://who.int',
  'mailto:nobody',
])('%j is not a valid link', (typed) => {
  expect(linkFrom(typed)).toBeUndefined()
})
