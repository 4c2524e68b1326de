import type { ReactNode } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'

/** Stages side by side; the board scrolls, so it can be focused. */
export function Board({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="board" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

type StageProps = { title: string; href?: string; count: number; rest?: string; children: ReactNode }

export function Stage({ title, href, count, rest, children }: StageProps) {
  return (
    <section className="stage" aria-label={title}>
      <h3>
        {href ? <a href={href}>{title}</a> : title}
        <span>{count}</span>
      </h3>
      <ul className="stack gap-2">{children}</ul>
      {rest && <p className="muted">{href ? <a href={href}>{rest}</a> : rest}</p>}
    </section>
  )
}

type TicketProps = {
  title: string
  text?: string | undefined
  href: string
  country?: { label: string; flag?: string } | undefined
  note: string
  late?: boolean
}

export function Ticket({ title, text, href, country, note, late }: TicketProps) {
  return (
    <li className="ticket">
      <a href={href}>
        <span>
          <bdi>{title}</bdi>
          {text && (
            <span className="ticket__text">
              <bdi>{text}</bdi>
            </span>
          )}
        </span>
      </a>
      {country && (
        <small>
          {country.flag && <Flag src={country.flag} />}
          {country.label}
        </small>
      )}
      <small className={late ? 'late' : undefined}>
        <Icon name={late ? 'warn' : 'clock'} />
        {note}
      </small>
    </li>
  )
}
