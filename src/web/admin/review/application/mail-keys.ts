import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Once the mail is there, its text has the focus, unless the person has gone elsewhere meanwhile. */
export function useFocusFirst(isThere: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const text = isThere && form.current?.querySelector<HTMLTextAreaElement>('textarea')
    if (!text || document.activeElement instanceof HTMLInputElement) return
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
