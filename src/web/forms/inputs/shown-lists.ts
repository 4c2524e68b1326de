import { countryNames } from '../../../domain/lists/country-name.ts'
import { shownLists } from '../../../domain/lists/list-order.ts'

/**
 * A browser may call a country otherwise than the server has written it, and sort it elsewhere: what the page shows
 * counts, so that React finds what it expects, and people with and without JavaScript read the same.
 */
if (typeof document !== 'undefined') {
  for (const list of document.querySelectorAll('#island select, #island .combo__list')) {
    const places = new Map<string, number>()
    for (const option of list.querySelectorAll('option, label')) {
      const word = option.textContent ?? ''
      places.set(word, places.size)
      // A country that is called as records store it has no value of its own.
      if (list.localName === 'select') countryNames.set(option.getAttribute('value') ?? word, word)
    }
    shownLists.push(places)
  }
}
