import type { ReactNode } from 'react'
import { Portrait, type PortraitTone } from '../portrait/portrait.tsx'

type Slot = {
  id: string
  name: string
  text: ReactNode
  initials: string
  tone?: PortraitTone
  tick?: ReactNode
  remove?: ReactNode
}

type TrayProps = {
  id: string
  title: string
  text: string
  slots: readonly Slot[]
  free: readonly string[]
  children?: ReactNode
}

export function Tray({ id, title, text, slots, free, children }: TrayProps) {
  return (
    <section className="tray" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {slots.length + free.length > 0 && (
        <ol className="slots grid">
          {slots.map(({ id, name, text, initials, tone, tick, remove }) => (
            <li key={id}>
              {tick}
              <Portrait initials={initials} tone={tone} size="sm" />
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
