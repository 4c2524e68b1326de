export function Facts({ items }: { items: readonly { value: string; meaning: string }[] }) {
  return (
    <dl className="facts">
      {items.map(({ value, meaning }) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
