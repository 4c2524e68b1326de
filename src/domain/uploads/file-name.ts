import { isPrintable, line } from '../forms/engine/plain-text.ts'

const longest = 200

/** A file's name for display: one line without a folder and without bidirectional marks. */
export function fileName(given: string): string {
  const base = given.replaceAll('\0', '').split(/[/\\]/).at(-1) ?? ''
  const name = String(line(base.slice(0, 4 * longest).replace(/\p{Cs}|\p{NChar}|\p{Bidi_Control}/gu, '')))
  const short = Array.from(name).slice(0, longest).join('').trim()
  return short && isPrintable(short) ? short : 'file.pdf'
}
