import type { Translate } from '../messages/translate.ts'
import type { Gate } from './gate-names.ts'

/** Why an expert is excluded; without `carried`, if the number of requests at that time is unknown. */
export function sayGate(gate: Gate, t: Translate, carried?: number): string {
  if (gate !== 'no_capacity') return sayAnswerGate(gate, t)
  return carried === undefined ? t('board.atLimit') : t('match.gate_no_capacity', { count: carried })
}

export const sayAnswerGate = (gate: Exclude<Gate, 'no_capacity'>, t: Translate): string =>
  t(`match.gate_${gate}`)
