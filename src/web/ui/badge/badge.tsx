import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

export type BadgeTone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger'

/** A status: the icon and the words tell, the colour confirms. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon: IconName
  children: string
}) {
  return (
    <span className="badge" data-tone={tone}>
      <Icon name={icon} />
      {children}
    </span>
  )
}
