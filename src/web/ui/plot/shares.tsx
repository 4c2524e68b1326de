import type { ReactNode } from 'react'

export type Share = {
  key: string
  label: ReactNode
  value: string
  note?: string | undefined
  /** The length in per cent of the longest bar. */
  percent: number
  darker?: number
}

/** Bars below each other, each with its number; where a part is darker, the note says what it is. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  return (
    <ul className="shares">
      {shares.map(({ key, label, value, note, percent, darker = percent }) => (
        <li key={key}>
          <span>{label}</span>
          <b>{value}</b>
          <svg width="100%" height="10" aria-hidden="true">
            <rect className="shares__whole" width={`${percent}%`} height="10" />
            <rect width={`${darker}%`} height="10" />
          </svg>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
