// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, findAll, serve } from '../mount.ts'
import { Score, Why } from './score.tsx'

const criteria = [
  { label: 'Fields', reason: 'Covers all three', points: 30, outOf: 30 },
  { label: 'Languages', reason: 'No Swahili', points: 5, outOf: 20 },
]

test('the score is the sum of its criteria', () => {
  const page = serve(<Score criteria={criteria} ofText={(max) => `of ${max}`} />)
  expect(find(page, 'p').textContent).toBe('35of 50')
})

test('a petal is as long as its criterion is met', () => {
  const page = serve(<Score criteria={criteria} ofText={String} />)
  expect(findAll(page, '.score__value').map((petal) => petal.getAttribute('transform'))).toEqual([
    'translate(0 0) scale(1 1)',
    'translate(0 -4.1) scale(0.5 0.25)',
  ])
})

test('no score without its reasons, and the points stay in order in every script', async () => {
  const page = serve(<Why criteria={criteria} />)
  await expectAccessible(page)
  expect(findAll(page, 'li').map(({ textContent }) => textContent)).toEqual([
    'FieldsCovers all three30/30',
    'LanguagesNo Swahili5/20',
  ])
  expect(find(page, 'bdi').dir).toBe('ltr')
})
