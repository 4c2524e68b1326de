import { rightToLeftLetter } from '../../domain/messages/right-to-left.ts'

type Direction = 'ltr' | 'rtl'

/**
 * The direction of a text in a mail, taken from the script of the text, since people write in other languages. An
 * Arabic sentence may be mostly a hospital's Latin name, so one Arabic letter is enough there; elsewhere most count.
 */
export function directionOf(text: string, dir: Direction): Direction {
  const letters = text.match(/\p{Letter}/gu) ?? []
  const arabic = letters.filter((letter) => rightToLeftLetter.test(letter)).length
  if (letters.length === 0) return dir
  if (dir === 'rtl') return arabic > 0 ? 'rtl' : 'ltr'
  return arabic > letters.length / 2 ? 'rtl' : 'ltr'
}
