import { countryNames } from '../../../domain/lists/country-name.ts'

/**
 * A browser may call a country otherwise than the server has written it: what the page shows counts, so that React
 * finds what it expects, and people with and without JavaScript read the same.
 */
if (typeof document !== 'undefined') {
  for (const { value, text } of document.querySelectorAll<HTMLOptionElement>('#island option')) {
    if (/^[A-Z]{2}$/.test(value)) countryNames.set(value, text)
  }
}
