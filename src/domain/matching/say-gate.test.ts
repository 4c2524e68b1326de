import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { gates } from './gate-names.ts'
import { sayGate } from './say-gate.ts'

test('20.27 every gate has words; that of the limit names the number of requests', () => {
  const t = translator('en', en)
  const said = gates.map((gate) => sayGate(gate, t, 3))
  expect(said).toContain('Carries 3 requests already')
  expect(new Set(said).size).toBe(gates.length)
  expect(sayGate('no_capacity', t, 1)).toBe('Carries 1 request already')
})

test('41.62 a past judgement names no number, since the limit may have changed', () => {
  expect(sayGate('no_capacity', translator('en', en))).toBe('Carries as many requests as one expert may')
})
