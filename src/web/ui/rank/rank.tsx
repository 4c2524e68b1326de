import type { ReactNode } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Portrait, type PortraitTone } from '../portrait/portrait.tsx'
import { type Criterion, Score, Why } from '../score/score.tsx'

export function MatchLayout({ children }: { children: ReactNode }) {
  return <div className="match">{children}</div>
}

export function Ranking({ children }: { children: ReactNode }) {
  return <ol className="stack">{children}</ol>
}

type RankProps = {
  id?: string
  name: string
  text: string
  flag?: string
  initials: string
  tone?: PortraitTone
  criteria: readonly Criterion[]
  score: number
  ofText: string
  shortlisted: boolean
  notes?: readonly string[]
  children: ReactNode
}

export function Rank({
  id,
  name,
  text,
  flag,
  initials,
  tone,
  criteria,
  score,
  ofText,
  shortlisted,
  notes = [],
  children,
}: RankProps) {
  return (
    <li className="rank" id={id} data-in={shortlisted || undefined}>
      <div className="rank__in">
        <div className="rank__who row">
          <Portrait initials={initials} tone={tone} small />
          <div>
            <h3>{name}</h3>
            <p>
              {flag && <Flag src={flag} />}
              {text}
            </p>
          </div>
        </div>
        <Score criteria={criteria} score={score} ofText={ofText} />
        <Why criteria={criteria} />
        {notes.length > 0 && (
          <ul className="rank__notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </li>
  )
}
