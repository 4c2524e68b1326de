import { useEffect, useRef } from 'react'

/** What takes the place of a button that was pressed takes the focus, too. */
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
