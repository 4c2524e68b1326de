import { Icon } from '../icon/icon.tsx'

type FitProps = {
  /** `meets` is undefined if unknown. */
  items: readonly { text: string; meets?: boolean }[]
  /** Read aloud before each line: 'Meets:' and 'Does not meet:'. */
  labels: { meets: string; misses: string }
}

export function Fit({ items, labels }: FitProps) {
  return (
    <ul className="fit">
      {items.map(({ text, meets }) => (
        <li key={text} data-meets={meets}>
          <Icon name={meets === undefined ? 'info' : meets ? 'check' : 'x'} />
          <span>
            {meets !== undefined && <span className="vh">{meets ? labels.meets : labels.misses} </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
