import type { ReactNode } from 'react'
import { type Crumb, Crumbs } from '../crumbs/crumbs.tsx'

type PageHeadProps = {
  title: ReactNode
  lede?: ReactNode
  above?: ReactNode
  crumbs?: { label: string; items: readonly Crumb[] }
  /** The language of the title and the lede, if it is not that of the page. */
  mark?: { lang?: string; dir?: 'ltr' | 'rtl' }
  /** A note below the lede. */
  note?: string | undefined
  /** Whether the title can take the focus, because the page follows a dialog. */
  focusable?: boolean
}

/** The tinted head of a content page, with the cropped aster at its end. */
export function PageHead({ title, lede, above, crumbs, mark, note, focusable }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap stack">
        {crumbs && <Crumbs {...crumbs} />}
        {above && <p className="muted">{above}</p>}
        <h1 tabIndex={focusable ? -1 : undefined} {...mark}>
          {title}
        </h1>
        {lede && (
          <p className="lede" {...mark}>
            {lede}
          </p>
        )}
        {note && <p className="sm muted">{note}</p>}
      </div>
    </div>
  )
}
