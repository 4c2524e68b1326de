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
 * The promise, one short line under the other; the last one is lit. Actions are children.
 * The bloom comes last, so that it never moves while the words above it still arrive.
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
