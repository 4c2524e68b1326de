/** One line of text: composed Unicode, no line breaks, no space at its ends. */
export function line(value: unknown): unknown {
  return tidy(value, longestLine, (text) => text.replace(/[\s\x85]+/g, ' '))
}

/** Text with line breaks, which browsers post as CRLF and word processors write as \v, \f or U+2028. */
export function paragraphs(value: unknown): unknown {
  return tidy(value, longestWorthReading, (text) => text.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n'))
}

/** An e-mail address or a phone number, without the invisible characters that copied ones often have. */
export function contactLine(value: unknown): unknown {
  return tidy(value, longestLine, (text) => text.replace(/[\p{Cf}\p{DI}]/gu, '').replace(/[\s\x85]+/g, ' '))
}

/** NUL, halves of surrogate pairs and code points that are no characters can be neither shown nor stored. */
export function isPrintable(text: string): boolean {
  return !/\0|\p{Cs}|\p{NChar}/u.test(text) && !isOverloaded(text)
}

/** Cuts overlong input before normalising; validation then reports it as too long. */
export const longestWorthReading = 20_000
const longestLine = 2_000

/** Removes control characters; NUL stays, for validation to refuse. */
function tidy(value: unknown, longest: number, straighten: (text: string) => string): unknown {
  if (typeof value !== 'string' || value.length > longest) return value
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  const text = straighten(value.replace(/[\x01-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/g, ''))
  if (!/[^\s\p{Cf}\p{DI}\u2800]/u.test(text)) return '' // blanks and invisible characters say nothing
  return (isOverloaded(text) ? text : text.normalize('NFC')).trim()
}

/** No script puts more than 30 marks on a letter (UAX 15), and sorting many of them takes quadratic time. */
function isOverloaded(text: string): boolean {
  // Not /\p{M}{31}/, which takes quadratic time.
  return !!text.match(/\p{M}+/gu)?.some((run) => [...run].length > 30)
}
