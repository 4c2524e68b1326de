import type { Load } from '../../../domain/matching/workload.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'

/** The workload of the expert from other hospitals; renders nothing if there is none. */
type Props = { t: Translate; most: number; entry: { load: Load; engagements: number } }

export function LoadBadge({ t, most, entry }: Props) {
  const { load, engagements: count } = entry
  if (load === 'free') return null
  const look = load === 'full' ? ({ tone: 'warn', icon: 'warn' } as const) : ({ icon: 'match' } as const)
  return (
    <>
      {' '}
      <Badge {...look}>{t('workspace.carries', { count, most })}</Badge>
    </>
  )
}
