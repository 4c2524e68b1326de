import type { ReactNode } from 'react'
import { Portrait, type PortraitTone } from '../portrait/portrait.tsx'

type Slot = {
  id: string
  name: string
  text: ReactNode
  initials: string
  tone?: PortraitTone
  /** Picks it, where something can be done with some of them. */
  tick?: ReactNode
  /** Takes it away. */
  remove?: ReactNode
}

type TrayProps = {
  id: string
  title: string
  text: string
  slots: readonly Slot[]
  /** One line per place that is still free. */
  free: readonly string[]
  /** What can be done with it. */
  children?: ReactNode
}

/** The shortlist while it is made. */
export function Tray({ id, title, text, slots, free, children }: TrayProps) {
  return (
    <section className="tray" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {slots.length + free.length > 0 && (
        <ol className="slots">
          {slots.map(({ id, name, text, initials, tone, tick, remove }) => (
            <li key={id}>
              {tick}
              <Portrait initials={initials} tone={tone} small />
              <div>
                <strong>{name}</strong>
                <small>{text}</small>
              </div>
              {remove}
            </li>
          ))}
          {free.map((line) => (
            <li key={line} className="slots__free">
              {line}
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  )
}
