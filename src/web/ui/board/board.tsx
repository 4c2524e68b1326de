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

export type TicketNote = { text: string; late?: boolean | undefined }

type TicketProps = {
  title: string
  href: string
  country?: { label: string; flag?: string } | undefined
  /** Notes on how long the request has been in this stage, and on what is due. */
  notes: readonly TicketNote[]
  /** Who acts next. */
  next?: string | undefined
  /** The people of the request, and its actions. */
  children?: ReactNode
}

export function Ticket({ title, href, country, notes, next, children }: TicketProps) {
  return (
    <li className="ticket">
      <a href={href} className="ticket__title">
        <bdi>{title}</bdi>
      </a>
      {country && (
        <small>
          {country.flag && <Flag src={country.flag} />}
          {country.label}
        </small>
      )}
      {notes.map(({ text, late }) => (
        <small key={text} className={late ? 'late' : undefined}>
          <Icon name={late ? 'warn' : 'clock'} />
          {text}
        </small>
      ))}
      {next && <small className="ticket__next">{next}</small>}
      {children}
    </li>
  )
}

/** A person on a ticket, with a link to their page. */
export function TicketPerson({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="ticket__person">
        <bdi>{name}</bdi>
        {children}
      </a>
    </li>
  )
}
