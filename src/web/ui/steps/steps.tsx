export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps grid">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
