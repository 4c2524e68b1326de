import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { Score, Why } from './score.tsx'

const criteria = [
  { label: 'Fields', reason: 'Covers all three', points: 30, outOf: 30 },
  { label: 'Languages', reason: 'No Swahili', points: 5, outOf: 20 },
]

test('the score is shown as text beside its petals', () => {
  const page = serve(<Score criteria={criteria} score={70} ofText="of 100" />)
  expect(find(page, 'p').textContent).toBe('70of 100')
})

test('the length of a petal shows how far its criterion is met', () => {
  const unstated = { label: 'Time', reason: 'Not stated', points: 0, outOf: 0 }
  const page = serve(<Score criteria={[...criteria, unstated]} score={70} ofText="of 100" />)
  expect(findAll(page, '.score__axis')).toHaveLength(3)
  expect(findAll(page, '.score__value').map((petal) => petal.getAttribute('transform'))).toEqual([
    'translate(0 0) scale(1 1)',
    'translate(0 -4.1) scale(0.5 0.25)',
  ])
})

test('a score has reasons, and points are left-to-right in every script', () => {
  const page = serve(<Why criteria={criteria} />)
  expect(findAll(page, 'li').map(({ textContent }) => textContent)).toEqual([
    'FieldsCovers all three30/30',
    'LanguagesNo Swahili5/20',
  ])
  expect(find(page, 'bdi').dir).toBe('ltr')
})
