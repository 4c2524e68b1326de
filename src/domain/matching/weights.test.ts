import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCandidate, anyNeed, anyWeights } from '../../../tests/harness/matching/any-match.ts'
import { criteria, scale } from './scale.ts'
import { scoreMatch } from './score.ts'
import { readWeights, weighPetals } from './weights.ts'

test('20.25 weights are whole numbers from 0 to 100, and 100 together', () => {
  const typed = { fields: '40', languages: ' 20', region: '0', method: '15', time: '15', experience: '10' }
  const weights = { fields: 40, languages: 20, region: 0, method: 15, time: 15, experience: 10 }
  expect(readWeights(typed)).toEqual({ ok: true, value: weights })
  const errors = (change: object) => {
    const read = readWeights({ ...typed, ...change })
    return read.ok ? {} : read.refusal.errors
  }
  expect(errors({ fields: '41' })).toEqual({ weights: 'out_of_range' })
  expect(errors({ fields: '4.5', time: '' })).toEqual({ fields: 'invalid_number', time: 'invalid_number' })
  expect(errors({ fields: '-5', languages: '101' })).toEqual({
    fields: 'out_of_range',
    languages: 'out_of_range',
  })
  expect(errors({ fields: undefined })).toEqual({ fields: 'invalid_number' })
})

test('20.25 weights change score and points, and neither judgement nor sentence', () => {
  fc.assert(
    fc.property(anyNeed, anyCandidate, anyWeights, (need, candidate, weights) => {
      const usual = scoreMatch(need, candidate)
      const weighed = scoreMatch(need, candidate, weights)
      expect(weighed.petals).toEqual(usual.petals)
      expect(scoreMatch(need, candidate, scale.maximum)).toEqual(usual)
      expect(weighPetals(usual)).toEqual(usual.petals)
      expect(Math.max(weighed.score, weighed.confidence)).toBeLessThanOrEqual(100)
      const shown = weighPetals(weighed)
      for (const criterion of criteria) {
        if (weights[criterion] === 0) continue
        const [{ points, maximum }, before] = [shown[criterion], usual.petals[criterion]]
        expect([points === maximum, points > 0]).toEqual([
          before.points === before.maximum,
          before.points > 0,
        ])
      }
    }),
  )
})

test('20.25 a criterion that counts everything decides the score alone', () => {
  const none = { fields: 0, languages: 0, region: 0, method: 0, time: 0, experience: 0 }
  fc.assert(
    fc.property(anyNeed, anyCandidate, fc.constantFrom(...criteria), (need, candidate, criterion) => {
      const { score, petals } = scoreMatch(need, candidate, { ...none, [criterion]: 100 })
      const { points, maximum } = petals[criterion]
      expect(score).toBe(maximum === 0 ? 0 : Math.round((100 * points) / maximum))
    }),
  )
})
