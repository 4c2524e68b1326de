import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { gates } from './gate.ts'
import { sayGate } from './say-gate.ts'
import { capacity } from './workload.ts'

test('20.27 every gate has words; that of the limit names the number of requests', () => {
  const t = translator('en', en)
  const said = gates.map((gate) => sayGate(gate, t))
  expect(said).toContain(`Carries ${capacity} requests already`)
  expect(new Set(said).size).toBe(gates.length)
  expect(t('match.gate_no_capacity', { count: 1 })).toBe('Carries 1 request already')
})
