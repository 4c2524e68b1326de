import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'

type ChipProps = { label: string; flag?: string; removeLabel: string; onRemove: () => void }

export function Chip({ label, flag, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="chip">
      {flag && <Flag src={flag} />}
      {label}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </span>
  )
}
