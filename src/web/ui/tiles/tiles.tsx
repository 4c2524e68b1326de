import type { ReactNode } from 'react'
import { Spark } from './spark.tsx'

export function Tiles({ children }: { children: ReactNode }) {
  return <dl className="tiles">{children}</dl>
}

type TileProps = { label: string; value: string; note?: string; trend?: readonly number[] }

/** One key figure, where it has been, and what to make of it. */
export function Tile({ label, value, note, trend }: TileProps) {
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd className="tile__value">{value}</dd>
      {trend && (
        <dd>
          <Spark values={trend} />
        </dd>
      )}
      {note && <dd className="tile__note">{note}</dd>}
    </div>
  )
}
