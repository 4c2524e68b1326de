import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../button/button.tsx'

type SidePanelProps = {
  id: string
  title: string
  text?: string
  portrait?: ReactNode
  closeLabel: string
  onClose: () => void
  actions?: ReactNode
  children: ReactNode
}

/** List and detail side by side where there is room; else the detail is a sheet over the list. */
export function WithPanel({ children }: { children: ReactNode }) {
  return <div className="with-panel">{children}</div>
}

/** The focus moves in when it opens and goes back to where it was; Escape closes it. */
export function SidePanel(props: SidePanelProps) {
  const { id, title, text, portrait, closeLabel, onClose, actions, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <aside className="panel" aria-labelledby={id} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div className="panel__head">
        {portrait}
        <div>
          <h2 id={id} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {text && <p className="muted">{text}</p>}
        </div>
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </div>
      <div className="panel__body">{children}</div>
      {actions && <div className="panel__foot">{actions}</div>}
    </aside>
  )
}
