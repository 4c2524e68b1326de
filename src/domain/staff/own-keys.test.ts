import { expect, test } from 'vitest'
import { judgeKeys } from './own-keys.ts'

test.each(['ß', 'é', 'e\u0301', 'ж', 'ش', 'あ', '§', '7', 'Ö'])(
  '40.90 %s is accepted as a shortcut key',
  (key) => {
    const next = key.normalize('NFC').toLowerCase()
    expect(judgeKeys(true, { next: key })).toEqual({ preferences: { on: true, keys: { next } } })
  },
)

test.each(['ab', '\u0301', '\u0007', '\u200b', 'ßß'])('40.90 %j is not a single character', (key) => {
  expect(judgeKeys(true, { next: key })).toEqual({ errors: { next: 'invalid_text' } })
})

test('40.90 the composed and the decomposed form of a letter are one key', () => {
  expect(judgeKeys(true, { next: 'é', previous: 'E\u0301' })).toEqual({ errors: { previous: 'repeated' } })
})

test('43.34 if two actions have the same key, the changed one has the error', () => {
  expect(judgeKeys(true, { next: 'k' })).toEqual({ errors: { next: 'repeated' } })
  const before = { on: true, keys: { next: 'h' } }
  expect(judgeKeys(true, { next: 'h', previous: 'h' }, before)).toEqual({ errors: { previous: 'repeated' } })
})
