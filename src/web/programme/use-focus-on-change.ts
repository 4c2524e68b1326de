import { useEffect, useRef } from 'react'

/** Moves the focus to the content that replaces a pressed button. */
export function useFocusOnChange(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    place.current?.querySelector<HTMLElement>('textarea, input, button:last-of-type')?.focus()
  }, [isOpen])
  return place
}
