import type { ReactNode } from 'react'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { ListPane } from './list-pane.tsx'
import { useWide } from './use-wide.ts'

type Props = { kind: ApplicationKind; id: string; children: ReactNode }

/** An application, on wide screens with its list beside it. */
export function BesideList({ kind, id, children }: Props) {
  if (!useWide()) return children
  return (
    <div className="desk-split">
      <ListPane kind={kind} id={id} />
      <div id="record" tabIndex={-1} className="desk-place">
        {children}
      </div>
    </div>
  )
}
