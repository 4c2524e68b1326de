import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Curriculum vitae.pdf', 'Curriculum vitae.pdf'],
  ['  lettre d’appui – Université.pdf ', 'lettre d’appui – Université.pdf'],
  ['履歴書 سيرة.pdf', '履歴書 سيرة.pdf'],
  ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ama\\cv.pdf', 'cv.pdf'],
  ['a\0b\r\nc\u0007.pdf', 'ab c.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['half \ud800 of a pair.pdf', 'half of a pair.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(fileName(given)).toBe(shown)
})

test('an unreadable name becomes file.pdf', () => {
  for (const given of ['', ' ', '/', '..\\', '\0', '\u200b', `a${'\u0300'.repeat(40)}`])
    expect(fileName(given), JSON.stringify(given)).toBe('file.pdf')
})

test('a long name is truncated between characters', () => {
  expect(fileName('x'.repeat(10_000))).toHaveLength(200)
  expect(Array.from(fileName('🩺'.repeat(300)))).toEqual(Array(200).fill('🩺'))
})
