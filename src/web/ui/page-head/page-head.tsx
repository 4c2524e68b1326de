import type { ReactNode } from 'react'
import { type Crumb, Crumbs } from '../crumbs/crumbs.tsx'

type PageHeadProps = {
  title: ReactNode
  lede?: ReactNode
  above?: ReactNode
  crumbs?: { label: string; items: readonly Crumb[] }
  /** Where the page comes after a dialog, and takes the focus. */
  focusable?: boolean
}

/** The tinted head of a content page, with the cropped aster at its end. */
export function PageHead({ title, lede, above, crumbs, focusable }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap stack">
        {crumbs && <Crumbs {...crumbs} />}
        {above && <p className="muted">{above}</p>}
        <h1 tabIndex={focusable ? -1 : undefined}>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
      </div>
    </div>
  )
}
