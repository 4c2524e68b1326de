import type { ReactNode } from 'react'
import { type Crumb, Crumbs } from '../crumbs/crumbs.tsx'

type PageHeadProps = {
  title: ReactNode
  lede?: ReactNode
  above?: ReactNode
  crumbs?: { label: string; items: readonly Crumb[] }
  /** Of the title and the lede, if they are not in the language of the page. */
  mark?: { lang?: string; dir?: 'ltr' | 'rtl' }
  /** Below the lede. */
  note?: string | undefined
  /** Where the page comes after a dialog, and takes the focus. */
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
