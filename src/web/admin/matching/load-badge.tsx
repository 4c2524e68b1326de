import type { Load } from '../../../domain/matching/workload.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'

/** What the expert carries for other hospitals; nothing where that is nothing. */
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
