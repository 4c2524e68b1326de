import type { Translate } from '../messages/translate.ts'
import type { Gate } from './gate.ts'
import { capacity } from './workload.ts'

/** Why an expert is excluded. */
export function sayGate(gate: Gate, t: Translate): string {
  if (gate === 'no_capacity') return t('match.gate_no_capacity', { count: capacity })
  return t(`match.gate_${gate}`)
}
