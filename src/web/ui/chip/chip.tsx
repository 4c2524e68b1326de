import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'

/** A chosen thing that can be taken away again. */
export function Chip({
  label,
  flag,
  removeLabel,
  onRemove,
}: {
  label: string
  flag?: string
  removeLabel: string
  onRemove: () => void
}) {
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
