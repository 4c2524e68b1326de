/** Converts Arabic, Persian and full-width digits, whose code points begin at a multiple of 16. */
export function inAscii(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  )
}
