import { rightToLeftLetter } from '../../domain/messages/right-to-left.ts'

type Direction = 'ltr' | 'rtl'

/**
 * Keeps a name, number or address in the order of its own script: 'Ridge (West)' would lose a bracket in
 * an Arabic sentence, and a code that begins with digits its first group. MuPDF knows embeddings, but no isolates.
 */
export function inOwnOrder(text: string, dir: Direction): string {
  const own = directionOf(text)
  return own === dir ? text : `${own === 'rtl' ? '\u202b' : '\u202a'}${text}\u202c`
}

export const withoutMarks = (text: string) => text.replace(/[\u202a-\u202c]/g, '')

/** The direction of the first letter; numbers run as in English. */
function directionOf(text: string): Direction {
  const [letter = ''] = /\p{Letter}/u.exec(text) ?? []
  return rightToLeftLetter.test(letter) ? 'rtl' : 'ltr'
}
