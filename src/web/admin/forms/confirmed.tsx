import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'

export type ConfirmedProps = {
  label: string
  /** The label for screen readers, where several on a page have the same one. */
  about?: string
  text: string
  yes: string
  /** The action of the route, if it has several. */
  action?: string
  /** The look of the button that confirms. */
  variant?: 'primary' | 'danger'
  /** The look of the button that opens: `primary` for the usual next step, `quiet` for a rare one. */
  look?: 'primary' | 'secondary' | 'quiet'
  /** Open from the start, after a refusal. */
  open?: boolean
  /** Fields above the button. */
  children?: ReactNode
}

/** Asks for confirmation before a final step, also without a script. */
export function Confirmed({ variant = 'danger', look = 'secondary', ...props }: ConfirmedProps) {
  const { label, about, text, yes, action, open, children } = props
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
