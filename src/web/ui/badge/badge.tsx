import { PageIcon } from '../icon/page-icon.tsx'
import type { PageIconName } from '../icon/page-icons.ts'

export type BadgeTone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger'

export type BadgeLook = { tone?: BadgeTone; icon: PageIconName }

/** A status, conveyed by icon and text; the colour only repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeLook & { children: string }) {
  return (
    <span className="badge" data-tone={tone}>
      <PageIcon name={icon} />
      {children}
    </span>
  )
}
