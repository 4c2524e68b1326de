import type { ReactNode } from 'react'

export function Tiles({ children }: { children: ReactNode }) {
  return <dl className="tiles grid">{children}</dl>
}

type TileProps = {
  label: string
  value: string
  /** The list that is counted; the whole tile opens it. */
  href?: string
  note?: string
  trend?: readonly number[]
}

export function Tile({ label, value, href, note, trend }: TileProps) {
  return (
    <div className="tile">
      <dt>{href ? <a href={href}>{label}</a> : label}</dt>
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

const WIDTH = 56
const HEIGHT = 14

/** A sparkline of the trend; the note beside it says it in words. */
function Spark({ values }: { values: readonly number[] }) {
  const lowest = Math.min(...values)
  const range = Math.max(...values) - lowest || 1
  const points = values.map((value, index) => ({
    x: round((index / Math.max(values.length - 1, 1)) * WIDTH),
    y: round(HEIGHT - ((value - lowest) / range) * HEIGHT),
  }))
  const last = points.at(-1)
  return (
    <svg
      className="spark"
      width={64}
      height={20}
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      aria-hidden="true"
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  )
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
