import type { HTMLAttributes, ReactNode } from 'react'
import { MoreLink } from '../more-link/more-link.tsx'

export const cardSizes = '(min-width: 62rem) 22rem, (min-width: 40rem) 45vw, 80vw'

/** 80, 45 or 30 per cent of the row; on phones a snap row, so that the next card peeks. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className="cards">{children}</ul>
}

type CardProps = {
  title: string
  meta?: string
  text?: string
  /** The language of its text, if it is not that of the page. */
  mark?: Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
  /** An image or drawing of 8 by 5. */
  art?: ReactNode
  /** The whole card is its target. */
  more: { label: string; href: string; about?: string }
}

export function Card({ title, meta, text, mark, art, more }: CardProps) {
  return (
    <li className="card">
      {art && <div className="card__art">{art}</div>}
      <div className="card__body stack gap-2">
        {meta && (
          <span className="sm muted" {...mark}>
            {meta}
          </span>
        )}
        <h3 {...mark}>{title}</h3>
        {text && (
          <p className="muted" {...mark}>
            {text}
          </p>
        )}
        <MoreLink href={more.href} about={more.about}>
          {more.label}
        </MoreLink>
      </div>
    </li>
  )
}
