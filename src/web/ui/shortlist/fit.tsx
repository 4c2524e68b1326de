import type { Fit as Judgement } from '../../../domain/matching/fit.ts'
import { DrawnIcon } from '../icon/icon.tsx'
import { icons } from '../icon/icons.ts'

type FitProps = {
  items: readonly { text: string; fit: Judgement }[]
  /** Text for screen readers before each line, such as 'Meets:'; none if it is unknown. */
  labels: Readonly<Record<Exclude<Judgement, 'unknown'>, string>>
}

/** A half circle, hatched on one side, is for what is met in part. */
const marks: Readonly<Record<Judgement, string>> = {
  meets: icons.check,
  inPart: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18v18M9 4v16M6 6v12',
  misses: icons.x,
  unknown: icons.info,
}

export function Fit({ items, labels }: FitProps) {
  return (
    <ul className="fit">
      {items.map(({ text, fit }) => (
        <li key={text} data-fit={fit}>
          <DrawnIcon path={marks[fit]} />
          <span>
            {fit !== 'unknown' && <span className="vh">{labels[fit]} </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
