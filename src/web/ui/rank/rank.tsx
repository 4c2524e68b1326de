import type { ReactNode } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { type Criterion, ScoreInShort, Why } from '../score/score.tsx'

/** A list and, where there is room, what belongs to it beside it; otherwise below. */
export function MatchLayout({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <div className="match">
      <div className="stack gap-5">{children}</div>
      <div className="match__beside" id="comparison">
        {beside}
      </div>
    </div>
  )
}

export function Ranking({ children }: { children: ReactNode }) {
  return <ol className="ranking">{children}</ol>
}

export type RankProps = {
  id?: string
  name: string
  text: string
  flag?: string
  criteria: readonly Criterion[]
  score: number
  ofText: string
  confidence: string
  shortlisted: boolean
  /** A remark in the closed row, such as a closed gate. */
  remark?: string | undefined
  notes?: readonly string[]
  /** Controls before and after the part that opens. */
  tick?: ReactNode
  act?: ReactNode
  /** The result of an action, also shown in the closed row. */
  below?: ReactNode
  open?: boolean | undefined
  /** Content below the reasons. */
  children: ReactNode
}

/** A row that opens. A summary may not contain other controls, so tick and act are placed over its two ends. */
export function Rank({ id, shortlisted, tick, act, below, open, children, ...expert }: RankProps) {
  const { name, text, flag, criteria, score, ofText, confidence, remark, notes = [] } = expert
  return (
    <li className="rank" id={id} data-in={shortlisted || undefined}>
      <div className="rank__in">
        <div className="rank__tick">{tick}</div>
        <details className="rank__more" open={open}>
          <summary>
            <span className="rank__who">
              <h3>{name}</h3>
              <span>
                {flag && <Flag src={flag} />}
                {text}
              </span>
              {remark && <span className="rank__remark">{remark}</span>}
            </span>
            <span className="rank__figures">
              <ScoreInShort criteria={criteria} score={score} ofText={ofText} />
              <span>{confidence}</span>
            </span>
            <Icon name="chevron" />
          </summary>
          <div className="rank__body stack">
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
        </details>
        <div className="rank__act">{act}</div>
        {below && <div className="rank__below">{below}</div>}
      </div>
    </li>
  )
}
