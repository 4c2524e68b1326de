import { onePetal, PETAL, Petals } from '../petals/petals.tsx'

/** A maximum of 0 means unknown. */
export type Criterion = { label: string; reason: string; points: number; outOf: number }

type ScoreProps = { criteria: readonly Criterion[]; score: number; ofText: string }

/** One petal per criterion, its length the share of points won; the number stands beside it. */
export function Score({ criteria, score, ofText }: ScoreProps) {
  return (
    <div className="score">
      <Flower criteria={criteria} />
      <p>
        <b>{score}</b>
        <span>{ofText}</span>
      </p>
    </div>
  )
}

/** The score on one line, for a row that opens. */
export function ScoreInShort({ criteria, score, ofText }: ScoreProps) {
  return (
    <span className="score score--short">
      <Flower criteria={criteria} />
      <b>{score}</b>
      <span className="vh">{ofText}</span>
    </span>
  )
}

function Flower({ criteria }: Pick<ScoreProps, 'criteria'>) {
  return (
    <svg width={72} height={72} viewBox="-24 -24 48 48" aria-hidden="true">
      {criteria.map(({ label, points, outOf }, index) => {
        const turn = `rotate(${(360 / criteria.length) * index})`
        return (
          <g key={label} transform={turn}>
            <path className="score__axis" d={PETAL} />
            {points > 0 && <path className="score__value" d={PETAL} transform={grown(points / outOf)} />}
          </g>
        )
      })}
      <circle r="4" />
    </svg>
  )
}

/** The reasons of a score, which are always shown with it. */
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
          <Points points={points} outOf={outOf} />
        </li>
      ))}
    </ul>
  )
}

export function Points({ points, outOf }: Pick<Criterion, 'points' | 'outOf'>) {
  return outOf === 0 ? (
    <span className="why__points" aria-hidden="true">
      –
    </span>
  ) : (
    <bdi className="why__points" dir="ltr">
      <b>{points}</b>/{outOf}
    </bdi>
  )
}

/** Petals grow outward from the disc, not from the centre of the drawing. */
function grown(share: number) {
  const offset = Math.round(-5.5 * (1 - share) * 10) / 10
  const width = Math.round(Math.sqrt(share) * 1000) / 1000
  return `translate(0 ${offset}) scale(${width} ${Math.round(share * 1000) / 1000})`
}
