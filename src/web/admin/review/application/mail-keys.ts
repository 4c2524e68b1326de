import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Focuses the text of the mail or the button once the preview is loaded, unless the focus has moved meanwhile. */
export function useFocusFirst(isThere: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isThere || document.activeElement instanceof HTMLInputElement) return
    const text = form.current?.querySelector('textarea')
    if (!text) return form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    text.focus()
    text.setSelectionRange(0, 0)
    text.scrollTop = 0
  }, [isThere])
  return form
}

/** Ctrl Enter sends from any field. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
