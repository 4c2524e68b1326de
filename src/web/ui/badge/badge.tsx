import { PageIcon } from '../icon/page-icon.tsx'
import type { PageIconName } from '../icon/page-icons.ts'

export type BadgeTone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger'

type BadgeProps = { tone?: BadgeTone; icon: PageIconName; children: string }

/** A status: the icon and the words tell, the colour confirms. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      <PageIcon name={icon} />
      {children}
    </span>
  )
}
