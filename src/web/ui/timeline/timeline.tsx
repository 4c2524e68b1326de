import type { ReactNode } from 'react'

type Item = { text: string; date: string; dateText: string; detail?: ReactNode }

/** What happened, in order; `date` is as in 2024-02, `dateText` in the reader's language. */
export function Timeline({ items }: { items: readonly Item[] }) {
  return (
    <ol className="timeline">
      {items.map(({ text, date, dateText, detail }) => (
        <li key={`${date} ${text}`}>
          <time className="sm muted" dateTime={date}>
            {dateText}
          </time>
          {text}
          {detail}
        </li>
      ))}
    </ol>
  )
}
