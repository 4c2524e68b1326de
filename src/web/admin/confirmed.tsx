import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'

export type ConfirmedProps = {
  label: string
  /** What a screen reader says instead, where several stand on one page. */
  about?: string
  text: string
  yes: string
  /** What the form around it is then asked to do, where it can do several things. */
  action?: string
  /** Left out where it takes something away. */
  variant?: 'primary' | 'danger'
  /** How much the eye is drawn to it: `primary` for what usually comes next, `quiet` for what is rarely needed. */
  look?: 'primary' | 'secondary' | 'quiet'
  /** It came back with something to mend. */
  open?: boolean
  /** What is asked before it is done. */
  children?: ReactNode
}

/** Asks before something is gone or sent for good, also without a script. */
export function Confirmed({
  label,
  about,
  text,
  yes,
  action,
  variant = 'danger',
  look = 'secondary',
  open,
  children,
}: ConfirmedProps) {
  return (
    <details className="confirmed" open={open}>
      <summary className={`btn ${look === 'primary' ? '' : `btn--${look} `}btn--sm`} aria-label={about}>
        {label}
      </summary>
      <div className="stack gap-3">
        <p>{text}</p>
        {children}
        <Button type="submit" {...(action && { name: '_action', value: action })} variant={variant} small>
          {yes}
        </Button>
      </div>
    </details>
  )
}
