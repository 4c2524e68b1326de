import { expect, test } from 'vitest'
import { usualFacts } from '../../domain/brand.ts'
import { exampleOf, type LetterId, letterExamples } from '../../mail/letters/examples.ts'
import { wordsOfLetters } from './letter-words.ts'

const everyLetter = Object.values(letterExamples).flatMap((letters) => Object.keys(letters) as LetterId[])

test.each(everyLetter)('9.16 the letter %s leaves no placeholder open', (id) => {
  const letter = JSON.stringify(exampleOf(id, wordsOfLetters('en', {}, usualFacts)))
  expect(letter.match(/\{\w+\}/g)).toBeNull()
})

test('9.16 the days of an answer fill the texts of administrators, too', () => {
  const texts = { 'mail.expertReceiptReview': 'You hear from us within {answerDays} days.' }
  const t = wordsOfLetters('en', texts, { ...usualFacts, answer_days: '5' })
  expect(t('mail.expertReceiptReview')).toBe('You hear from us within 5 days.')
})
