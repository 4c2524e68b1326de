import { useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'

type ErrorSummaryProps = { title: string; items: readonly { href: string; text: string }[] }

/** Stands above the h1 and takes the focus when it appears; give it a new key per attempt. */
export function ErrorSummary({ title, items }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div
      className="message message--danger error-summary"
      role="alert"
      tabIndex={-1}
      ref={summary}
      // biome-ignore lint/a11y/noAutofocus: also where no script takes the page over
      autoFocus
    >
      <Icon name="error" />
      <div>
        <h2>{title}</h2>
        <ul>
          {items.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
