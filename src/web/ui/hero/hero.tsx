import type { ReactNode } from 'react'
import { Bloom } from '../bloom/bloom.tsx'

type HeroProps = {
  id?: string
  lines: readonly string[]
  highlight: string
  lede: string
  children: ReactNode
}

/**
 * The claim in short lines, of which the last is highlighted. Actions are children.
 * The bloom comes last, so that it does not move while the text above it still loads.
 */
export function Hero({ id = 'hero', lines, highlight, lede, children }: HeroProps) {
  return (
    <section className="hero on-petrol" aria-labelledby={id}>
      <div className="wrap">
        <div className="hero__body stack gap-5">
          <h1 id={id}>
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
            <em>{highlight}</em>
          </h1>
          <p className="lede">{lede}</p>
          <div className="row btn-row">{children}</div>
        </div>
      </div>
      <Bloom />
    </section>
  )
}
