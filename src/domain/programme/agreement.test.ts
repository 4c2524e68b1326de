import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { agreementVersion, wordsOfAgreement } from './agreement.ts'

test('the wording of the agreement does not change without a new version', () => {
  const words = wordsOfAgreement(translator('en', en))
  expect(words).toHaveLength(Object.keys(en.agreement).length)
  expect([agreementVersion, createHash('sha256').update(words.join('\n\n')).digest('hex')]).toEqual([
    '2026-11-15',
    'e42472d4a7c41ca51bf27c35a34dd2519f60c8fded965c058b27757f05c85145',
  ])
})
