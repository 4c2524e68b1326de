/** What needs somebody today, and for how long it has. */
export function Todo({ items }: { items: readonly { label: string; href: string; note: string }[] }) {
  return (
    <ul className="todo">
      {items.map(({ label, href, note }) => (
        <li key={label}>
          <a href={href}>{label}</a>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
