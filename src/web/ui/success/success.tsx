import type { ReactNode } from 'react'
import { allPetals, Petals } from '../petals/petals.tsx'

/** Shown only after the server has committed. Says what happens next; actions are children. */
export function Success({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="success">
      <Petals petals={allPetals('on')} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
