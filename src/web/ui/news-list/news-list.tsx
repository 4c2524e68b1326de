type NewsItem = {
  /** As in 2024-11-18; `dateText` is the same day in the reader's language. */
  date: string
  dateText: string
  title: string
  text?: string
  href?: string
}

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className="news">
      {items.map(({ date, dateText, title, text, href }) => (
        <li key={title}>
          <time className="sm muted" dateTime={date}>
            {dateText}
          </time>
          {href ? <a href={href}>{title}</a> : <strong>{title}</strong>}
          {text && <p className="muted">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
