import type { ReactNode } from 'react'

type Item = { id: string; label: string; href?: string; note: string; act?: ReactNode }

/** Tasks of the day with their waiting time and the act that each waits for; an item may have no link. */
export function Todo({ items }: { items: readonly Item[] }) {
  return (
    <ul className="todo">
      {items.map(({ id, label, href, note, act }) => (
        <li key={id}>
          {href ? <a href={href}>{label}</a> : <span>{label}</span>}
          <small>{note}</small>
          {act && <div className="todo__act">{act}</div>}
        </li>
      ))}
    </ul>
  )
}
