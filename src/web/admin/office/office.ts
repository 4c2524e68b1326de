/* The script of every server-rendered page of the back office, all of which work without it. */
import './guard-forms.ts'
import './keep-forms.ts'

// The browser first scrolls to the anchor in the address and moves the focus there.
if (location.hash) addEventListener('load', () => setTimeout(focusResult))
else focusResult()

/** Focuses the result of a post: a screen reader announces it, and Tab continues from there. */
function focusResult(): void {
  const place = document.getElementById(location.hash.slice(1))
  const results = ':is(.error-summary, .message[role=alert], .message[role=status]):not([hidden])'
  const result = (place ?? document.querySelector('main'))?.querySelector<HTMLElement>(results)
  if (!result || document.activeElement !== document.body) return
  result.tabIndex = -1
  result.focus({ preventScroll: Boolean(place) })
}
