import { inAscii } from './ascii-digits.ts'
import { line } from './plain-text.ts'

/** Reads a number as people write it, 1200, 1,200, 1.200 or 1 200; anything else stays as it is. */
export function wholeNumber(value: unknown): unknown {
  const typed = line(value)
  if (typeof typed !== 'string') return typed
  const digits = inAscii(typed)
  const plain = inGroups.test(digits) ? digits.replace(/[^\d-]/g, '') : digits
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : typed
}

/** Groups of three digits with the same separator between all of them; U+066C is the Arabic one. */
const inGroups = /^-?[1-9]\d{0,2}([,. '’\u066c])(\d{3}\1)*\d{3}$/
