/* Every page of the back office that the server draws. All of it works without this script. */
import { focusResult } from './focus-result.ts'
import './guard-forms.ts'
import './keep-forms.ts'

// The browser goes to the place in the address first, and takes the focus there.
if (location.hash) addEventListener('load', () => setTimeout(focusResult))
else focusResult()
