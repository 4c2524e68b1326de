import type { ReactNode } from 'react'

type BoxProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

export function Box({ id, title, aside, children }: BoxProps) {
  return (
    <section className="box" aria-labelledby={id}>
      <div className="row row--between">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
