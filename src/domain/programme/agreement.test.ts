import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { wordsOfAgreement } from './agreement.ts'

test('the agreement has every paragraph of its area', () => {
  expect(wordsOfAgreement(translator('en', en))).toHaveLength(Object.keys(en.agreement).length)
})
