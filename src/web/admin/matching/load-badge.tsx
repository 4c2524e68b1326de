import { capacity, type Load } from '../../../domain/matching/workload.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'

/** What the expert carries for other hospitals; nothing where that is nothing. */
export function LoadBadge({ t, entry }: { t: Translate; entry: { load: Load; engagements: number } }) {
  const { load, engagements: count } = entry
  if (load === 'free') return null
  const look = load === 'full' ? ({ tone: 'warn', icon: 'warn' } as const) : ({ icon: 'match' } as const)
  return (
    <>
      {' '}
      <Badge {...look}>{t('workspace.carries', { count, most: capacity })}</Badge>
    </>
  )
}
