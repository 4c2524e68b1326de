import type { ReactNode } from 'react'

/** Up to three people side by side; their rows keep level, so that they can be compared. */
export function Shortlist({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="shortlist">{children}</div>
    </fieldset>
  )
}

/** Stays in sight at the foot of the page; says what is chosen beside the button that confirms it. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky-bar">
      <div className="wrap">{children}</div>
    </div>
  )
}
