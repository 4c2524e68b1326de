import { expect, test } from 'vitest'
import { findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { allPetals, onePetal, Petals } from './petals.tsx'

test('petals are spaced evenly around the disc, one per part', () => {
  const petals = findAll(serve(<Petals petals={['on', 'on', 'now', 'off', 'off']} />), '[data-petal]')
  expect(petals.map((petal) => petal.getAttribute('transform'))).toEqual(
    [0, 72, 144, 216, 288].map((angle) => `rotate(${angle})`),
  )
})

test('each of the six petals is one area', () => {
  expect(onePetal(2)).toEqual(['off', 'off', 'on', 'off', 'off', 'off'])
  expect(allPetals('on')).toHaveLength(6)
})
