/** A few figures in a row under a chart. */
export function InlineStats({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className="inline-stats">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
