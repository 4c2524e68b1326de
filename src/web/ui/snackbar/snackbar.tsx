import { useEffect } from 'react'
import { Icon } from '../icon/icon.tsx'

const SHOWN_FOR = 3000

/** A passing confirmation, never the only record of it. The region must be there before the words are. */
export function Snackbar({ message, onDone }: { message: string | null; onDone: () => void }) {
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(onDone, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [message, onDone])
  return (
    <div role="status">
      {message !== null && (
        <p className="snackbar">
          <Icon name="check" />
          {message}
        </p>
      )}
    </div>
  )
}
