import type { ReactNode } from 'react'

type ShortlistProps = { legend: string; count: number; children: ReactNode }

/** Up to five people side by side; their rows keep level, so that they can be compared. */
export function Shortlist({ legend, count, children }: ShortlistProps) {
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="shortlist" data-count={count}>
        {children}
      </div>
    </fieldset>
  )
}

/** A bar that stays at the bottom of the page, with the choice and the button that confirms it. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky-bar">
      <div className="wrap row row--between">{children}</div>
    </div>
  )
}
