/* Every page of the back office that the server draws. All of it works without this script. */
import './guard-forms.ts'
import './keep-forms.ts'

// The browser goes to the place in the address first, and takes the focus there.
if (location.hash) addEventListener('load', () => setTimeout(focusResult))
else focusResult()

/** A page that answers a post begins with what came of it: a screen reader hears it, and Tab goes on from there. */
function focusResult(): void {
  const place = document.getElementById(location.hash.slice(1))
  const results = ':is(.error-summary, .message[role=alert], .message[role=status]):not([hidden])'
  const result = (place ?? document.querySelector('main'))?.querySelector<HTMLElement>(results)
  if (!result || document.activeElement !== document.body) return
  result.tabIndex = -1
  result.focus({ preventScroll: Boolean(place) })
}
