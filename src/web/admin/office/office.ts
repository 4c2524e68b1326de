/* The script of every server-rendered page of the back office, all of which work without it. */
import { focusResult } from './focus-result.ts'
import './guard-forms.ts'
import './keep-forms.ts'

// The browser goes to the place in the address first, and takes the focus there.
if (location.hash) addEventListener('load', () => setTimeout(focusResult))
else focusResult()
