import type { AnswerGate } from '../../../domain/matching/gate-names.ts'
import { sayAnswerGate } from '../../../domain/matching/say-gate.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'

type Props = { t: Translate; gates: readonly AnswerGate[]; reasonClass?: string }

/** Says that an expert no longer fits, and why; renders nothing if no gate is closed. */
export function UnfitBadge({ t, gates, reasonClass }: Props) {
  if (gates.length === 0) return null
  return (
    <>
      {' '}
      <Badge tone="warn" icon="warn">
        {t('workspace.unfit')}
      </Badge>{' '}
      {gates.map((gate) => (
        <span key={gate} className={reasonClass}>
          {sayAnswerGate(gate, t)}
        </span>
      ))}
    </>
  )
}
