import type { ReactNode } from 'react'
import { allPetals, Petals } from '../petals/petals.tsx'

type Props = { title: string; text?: string | undefined; children?: ReactNode }

export function Empty({ title, text, children }: Props) {
  return (
    <div className="empty">
      <Petals petals={allPetals('off')} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
