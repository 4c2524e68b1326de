import type { ReactNode } from 'react'
import { allPetals, Petals } from '../petals/petals.tsx'

export function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Petals petals={allPetals('off')} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
