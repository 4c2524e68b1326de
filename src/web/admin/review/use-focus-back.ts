import { type RefObject, useEffect } from 'react'

/** Where the focus goes when a dialog has gone: what opened it may be gone, too. */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return
    return () => (place.current ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [isOpen, place])
}
