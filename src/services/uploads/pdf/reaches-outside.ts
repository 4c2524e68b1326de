import { type Dict, isArray, isDict, type Value } from './parse-object.ts'
import type { PdfDocument } from './pdf-document.ts'

type Reader = Pick<PdfDocument, 'look' | 'follow'>

/** Network shares, to which some systems send the user's credentials; local files are not shares. */
const share = /^(?:file:(?:[/\\]{2}(?!localhost|[/\\]|[a-z][:|])|[/\\]{4})|smb:|\\\\)/i

/** Mouse events: these actions need a click. */
const clicks: ReadonlySet<string> = new Set(['U', 'D'])

/** Whether a dictionary is a page or an article of another file, or leads out of the file without being asked. */
export function reachesOutside(dict: Dict, { look, follow }: Reader): boolean {
  const reference = look(dict, 'Ref')
  return (
    (isDict(reference) && look(reference, 'F') !== undefined) ||
    (look(dict, 'S') === '/Thread' && look(dict, 'F') !== undefined) ||
    ['URI', 'Base'].some((key) => share.test(textOf(look(dict, key)))) ||
    unasked().some((action) => isDict(action) && look(action, 'S') === '/URI')
  )

  function unasked(): (Value | undefined)[] {
    const events = look(dict, 'AA')
    const opening = isDict(events) ? [...events].filter(([event]) => !clicks.has(event)) : []
    const next = look(dict, 'Next')
    return [
      look(dict, 'OpenAction'),
      ...opening.map(([, action]) => follow(action)),
      ...(isArray(next) ? next.map(follow) : [next]),
    ]
  }
}

/** The content of such a stream is in another file. */
export function isElsewhere(stream: Dict, { look }: Reader): boolean {
  return look(stream, 'F') !== undefined
}

/** A string without characters that readers skip, and without the BOM and zero bytes of UTF-16. */
function textOf(value: Value | undefined): string {
  if (typeof value !== 'string') return ''
  const text = value.startsWith('<')
    ? Buffer.from(value.slice(1, -1), 'hex').toString('latin1')
    : value.slice(1, -1).replace(/\\(?:[bfnrt]|\d{3}|(.))/gs, '$1')
  return text.replace(/^\xfe\xff|[\0-\x20]/g, '')
}
