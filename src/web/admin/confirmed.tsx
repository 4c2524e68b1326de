import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'

type Props = {
  label: string
  /** What a screen reader says instead, where several stand on one page. */
  about?: string
  text: string
  yes: string
  /** What the form around it is then asked to do. */
  act: string
  /** Left out where it takes something away. */
  variant?: 'primary' | 'danger'
  /** It is what usually comes next. */
  main?: boolean
  /** It came back with something to mend. */
  open?: boolean
  /** What is asked before it is done. */
  children?: ReactNode
}

/** Asks before something is gone or sent for good, also without a script. */
export function Confirmed({ label, about, text, yes, act, variant = 'danger', main, open, children }: Props) {
  return (
    <details className="confirmed" open={open}>
      <summary className={main ? 'btn btn--sm' : 'btn btn--secondary btn--sm'} aria-label={about}>
        {label}
      </summary>
      <div className="stack gap-3">
        <p>{text}</p>
        {children}
        <Button type="submit" name="act" value={act} variant={variant} small>
          {yes}
        </Button>
      </div>
    </details>
  )
}
