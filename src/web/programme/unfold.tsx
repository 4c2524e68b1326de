import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button/button.tsx'

type UnfoldProps = { label: string; isOpen?: boolean; children: ReactNode }

/** What one reads once, and again if need be. */
export function Unfold({ label, isOpen = false, children }: UnfoldProps) {
  const [isShown, setShown] = useState(isOpen)
  return (
    <div className="stack gap-3">
      <Button variant="secondary" small aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {label}
      </Button>
      {isShown && children}
    </div>
  )
}
