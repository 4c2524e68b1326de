import { expect, test } from 'vitest'
import { usualFacts } from '../../domain/brand.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { exampleOf, type LetterId, letterExamples } from '../../mail/letters/examples.ts'
import { wordsOfLetters } from './letter-words.ts'

const everyLetter = Object.values(letterExamples).flatMap((letters) => Object.keys(letters) as LetterId[])

test.each(everyLetter)('9.16 the letter %s has no unfilled placeholder', (id) => {
  const letter = JSON.stringify(exampleOf(id, wordsOfLetters('en', {}, usualFacts)))
  expect(letter.match(/\{\w+\}/g)).toBeNull()
})

test('9.16 the number of days until an answer is filled into the texts of administrators, too', () => {
  const texts = { 'mail.expertReceiptReview': 'You hear from us within {answerDays} days.' }
  const t = wordsOfLetters('en', texts, { ...usualFacts, answer_days: '5' })
  expect(t('mail.expertReceiptReview')).toBe('You hear from us within 5 days.')
})

test.each<[Locale, string, string]>([
  ['en', '1', 'within one day.'],
  ['fr', '1', 'dans un délai de 1\u00a0jour.'],
  ['es', '1', 'en un plazo de un día.'],
  ['ru', '21', 'в течение 21\u00a0дня.'],
  ['ru', '3', 'в течение 3\u00a0дней.'],
  ['ar', '2', 'في غضون يومين.'],
  ['ar', '5', 'في غضون 5 أيام.'],
  ['ar', '14', 'في غضون 14 يومًا.'],
])('36.43 a receipt in %s says within how many days the team answers: %s', (locale, answer_days, said) => {
  const t = wordsOfLetters(locale, {}, { ...usualFacts, answer_days })
  expect(t('mail.expertReceiptReview')).toContain(said)
})
