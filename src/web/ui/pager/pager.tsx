import { Button } from '../button/button.tsx'

type Turn = { label: string; onClick?: () => void }

/** Where we are in a list, and the way on; a turn without an action has nowhere to go. */
export function Pager({
  label,
  text,
  previous,
  next,
}: {
  label: string
  text: string
  previous: Turn
  next: Turn
}) {
  return (
    <nav className="pager" aria-label={label}>
      <p role="status">{text}</p>
      <div className="row gap-2">
        {[previous, next].map((turn) => (
          <Button key={turn.label} variant="secondary" small disabled={!turn.onClick} onClick={turn.onClick}>
            {turn.label}
          </Button>
        ))}
      </div>
    </nav>
  )
}
