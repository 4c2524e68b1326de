import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Portrait, type PortraitTone } from '../portrait/portrait.tsx'

type Slot = {
  name: string
  text: string
  initials: string
  tone?: PortraitTone
  removeLabel: string
  onRemove: () => void
}

type TrayProps = {
  id: string
  title: string
  text: string
  slots: readonly Slot[]
  /** One line per place that is still free. */
  free: readonly string[]
  action: ReactNode
}

/** The shortlist while it is made; it stays in sight above the ranking. */
export function Tray({ id, title, text, slots, free, action }: TrayProps) {
  return (
    <section className="tray" aria-labelledby={id}>
      <div className="row row--between">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="muted">{text}</p>
        </div>
        {action}
      </div>
      <ol className="slots">
        {slots.map(({ name, text, initials, tone, removeLabel, onRemove }) => (
          <li key={name}>
            <Portrait initials={initials} tone={tone} small />
            <div>
              <strong>{name}</strong>
              <small>{text}</small>
            </div>
            <IconButton icon="x" label={removeLabel} onClick={onRemove} />
          </li>
        ))}
        {free.map((line) => (
          <li key={line} className="slots__free">
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}
