import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Once the preview is there, the text of its mail or the button has the focus, unless the person has gone elsewhere meanwhile. */
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
