/** One line of text: composed Unicode, no line breaks, no space at its ends. */
export function line(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return seen(value.normalize('NFC').replace(/\s+/g, ' ').trim())
}

/** Text with line breaks, which browsers post as CRLF and scripts read as LF. */
export function paragraphs(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return seen(value.normalize('NFC').replace(/\r\n?/g, '\n').trim())
}

/** Control characters and halves of surrogate pairs can be neither shown nor stored. */
export function isPrintable(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Cs}/u.test(value)
}

/** A text of invisible characters alone, such as zero-width spaces, says nothing. */
function seen(value: string): string {
  return /[^\s\p{Cf}]/u.test(value) ? value : ''
}
