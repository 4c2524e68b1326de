import { useEffect } from 'react'
import { Icon } from '../icon/icon.tsx'

const SHOWN_FOR = 3000

type Props = {
  message: string | null
  onDone: () => void
  /** What can be done about it, for as long as it is shown. */
  action?: { label: string; onClick: () => void }
  milliseconds?: number
}

/** A passing confirmation, never the only record of it. The region must be there before the words are. */
export function Snackbar({ message, onDone, action, milliseconds = SHOWN_FOR }: Props) {
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(onDone, milliseconds)
    return () => clearTimeout(timer)
  }, [message, milliseconds, onDone])
  return (
    <div role="status">
      {message !== null && (
        <p className="snackbar">
          <Icon name="check" />
          {message}
          {action && (
            <button type="button" onClick={action.onClick}>
              {action.label}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
