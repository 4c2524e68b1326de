export type Crumb = { label: string; href?: string }

export function Crumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs row sm muted">
        {items.map((item) => (
          <li key={item.label}>{item.href ? <a href={item.href}>{item.label}</a> : item.label}</li>
        ))}
      </ol>
    </nav>
  )
}
