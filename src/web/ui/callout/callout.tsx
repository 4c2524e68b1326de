import type { ReactNode } from 'react'

export function Callout({ id, title, children }: { id?: string; title?: string; children: ReactNode }) {
  return (
    <div className="callout stack">
      {title && (
        <h2 className="h4" id={id}>
          {title}
        </h2>
      )}
      {children}
    </div>
  )
}
