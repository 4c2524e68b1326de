import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'

const SHOWN_FOR = 3000

type Props = {
  message: string | null
  onDone: () => void
  /** What can be done about it, for as long as it is shown. */
  action?: { label: string; onClick: () => void }
  /** The name of the button that closes it before its time. */
  close?: { label: string; onClick: () => void }
  milliseconds?: number
}

/** A temporary confirmation, never the only one. The live region must exist before its text. */
export function Snackbar({ message, onDone, action, close, milliseconds = SHOWN_FOR }: Props) {
  const bar = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(onDone, milliseconds)
    return () => clearTimeout(timer)
  }, [message, milliseconds, onDone])
  useClearOfFocus(bar, message)
  return (
    <div role="status">
      {message !== null && (
        <p className="snackbar" ref={bar}>
          <Icon name="check" />
          {message}
          {action && (
            <button type="button" onClick={action.onClick}>
              {action.label}
            </button>
          )}
          {close && (
            <button type="button" aria-label={close.label} onClick={close.onClick}>
              <Icon name="x" />
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Goes to the other end of the screen where it would cover what has the focus (WCAG 2.4.11). */
function useClearOfFocus(bar: RefObject<HTMLElement | null>, message: string | null): void {
  useEffect(() => {
    if (message === null) return
    const stepAside = () => {
      const [shown, focused] = [bar.current, document.activeElement]
      if (!shown || !focused || focused === document.body || shown.contains(focused)) return
      if (!focused.matches('a, button, input, select, textarea, summary, [contenteditable]')) return
      const { top, bottom } = focused.getBoundingClientRect()
      const height = shown.offsetHeight + 24
      // If the focused element is taller than the screen, the snackbar covers the end that shows less of it.
      const [above, below] = [height - top, bottom - (innerHeight - height)]
      const isCovered = shown.dataset.at === 'top' ? above > 0 && above >= below : below > 0 && below > above
      if (isCovered) shown.dataset.at = shown.dataset.at === 'top' ? 'bottom' : 'top'
    }
    stepAside()
    document.addEventListener('focusin', stepAside)
    addEventListener('scroll', stepAside, { passive: true })
    return () => {
      document.removeEventListener('focusin', stepAside)
      removeEventListener('scroll', stepAside)
    }
  }, [bar, message])
}
