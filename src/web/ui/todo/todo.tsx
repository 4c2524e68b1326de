type Item = { id: string; label: string; href?: string; note: string }

/** What needs somebody today, and for how long it has; an item that leads nowhere is told all the same. */
export function Todo({ items }: { items: readonly Item[] }) {
  return (
    <ul className="todo">
      {items.map(({ id, label, href, note }) => (
        <li key={id}>
          {href ? <a href={href}>{label}</a> : <span>{label}</span>}
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
