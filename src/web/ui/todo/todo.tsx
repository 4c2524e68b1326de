type Item = { id: string; label: string; href?: string; note: string }

/** Tasks of the day with their waiting time; an item may have no link. */
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
