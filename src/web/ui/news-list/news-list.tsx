import type { HTMLAttributes } from 'react'

type NewsItem = {
  /** A day such as 2024-11-18; `dateText` is the same day in the reader's language. */
  date: string
  dateText: string
  title: string
  text?: string
  href?: string
  /** The language of title and text, if it is not that of the page. */
  mark?: Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
}

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className="news">
      {items.map(({ date, dateText, title, text, href, mark }) => (
        <li key={title}>
          <time className="sm muted" dateTime={date}>
            {dateText}
          </time>
          {href ? (
            <a href={href} {...mark}>
              {title}
            </a>
          ) : (
            <strong {...mark}>{title}</strong>
          )}
          {text && (
            <p className="muted" {...mark}>
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
