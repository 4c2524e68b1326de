/** What happened, in order; `date` is as in 2024-02, `dateText` in the reader's language. */
export function Timeline({ items }: { items: readonly { text: string; date: string; dateText: string }[] }) {
  return (
    <ol className="timeline">
      {items.map(({ text, date, dateText }) => (
        <li key={`${date} ${text}`}>
          <time className="sm muted" dateTime={date}>
            {dateText}
          </time>
          {text}
        </li>
      ))}
    </ol>
  )
}
