/* The script of every server-rendered page of the back office, all of which work without it. */
import { focusResult } from './focus-result.ts'
import './guard-forms.ts'
import './keep-forms.ts'

// The browser first scrolls to the anchor in the address and moves the focus there.
if (location.hash) addEventListener('load', () => setTimeout(focusResult))
else focusResult()
