import { onePetal, PETAL, Petals } from '../petals/petals.tsx'

export type Criterion = { label: string; reason: string; points: number; outOf: number }

/** One petal per criterion, its length the share of points won; the number stands beside it. */
export function Score({
  criteria,
  ofText,
}: {
  criteria: readonly Criterion[]
  ofText: (outOf: number) => string
}) {
  const total = criteria.reduce((sum, { points }) => sum + points, 0)
  const outOf = criteria.reduce((sum, criterion) => sum + criterion.outOf, 0)
  return (
    <div className="score">
      <svg width={72} height={72} viewBox="-24 -24 48 48" aria-hidden="true">
        {criteria.map(({ label, points, outOf }, index) => {
          const turn = `rotate(${(360 / criteria.length) * index})`
          return (
            <g key={label} transform={turn}>
              <path className="score__axis" d={PETAL} />
              <path className="score__value" d={PETAL} transform={grown(points / outOf)} />
            </g>
          )
        })}
        <circle r="4" />
      </svg>
      <p>
        <b>{total}</b>
        <span>{ofText(outOf)}</span>
      </p>
    </div>
  )
}

/** No score without its reasons. */
export function Why({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ul className="why">
      {criteria.map(({ label, reason, points, outOf }, index) => (
        <li key={label}>
          <span className="why__label">
            <Petals petals={onePetal(index)} disc={false} />
            {label}
          </span>
          <span className="why__reason">{reason}</span>
          <bdi className="why__points" dir="ltr">
            <b>{points}</b>/{outOf}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

/** Petals grow outward from the disc, not from the centre of the drawing. */
function grown(share: number) {
  const offset = Math.round(-5.5 * (1 - share) * 10) / 10
  const width = Math.round(Math.sqrt(share) * 1000) / 1000
  return `translate(0 ${offset}) scale(${width} ${Math.round(share * 1000) / 1000})`
}
