import type { Dict } from './parse-object.ts'
import { decode, type Filter, type Look, pixelsInside } from './pdf-document.ts'

type Painted = { stream: Dict; filters: readonly Filter[]; bytes: Uint8Array }

const fax: ReadonlySet<string> = new Set(['/CCITTFaxDecode', '/CCF'])
const described: ReadonlySet<string> = new Set(['/DCTDecode', '/DCT', '/JPXDecode'])

/** The columns of a fax whose parameters do not give them. */
const usualColumns = '1728'

const otherKinds = ['PatternType', 'FunctionType', 'ShadingType']

/** Whether a filter encodes pixels only; such filters have an extreme compression ratio. */
export const paints = ({ name }: Filter) => fax.has(name) || described.has(name) || name === '/JBIG2Decode'

export function isPicture(stream: Dict, look: Look): boolean {
  const type = look(stream, 'Type')
  return (
    look(stream, 'Subtype') === '/Image' &&
    (type === undefined || type === '/XObject') &&
    otherKinds.every((key) => look(stream, key) === undefined)
  )
}

/** The largest number of pixels that the dictionary, a filter or the picture declares; NaN if none does. */
export function pixelsOf({ stream, filters, bytes }: Painted, look: Look): number {
  const height = Number(look(stream, 'Height'))
  const pixels = Number(look(stream, 'Width')) * height
  const last = filters.at(-1)
  if (!last) return pixels
  if (described.has(last.name)) return Math.max(pixels, ownPixels(filters.slice(0, -1), bytes))
  if (!fax.has(last.name)) return pixels
  const columns = Number(look(last.parameters, 'Columns') ?? usualColumns)
  return Math.max(pixels, columns * Math.max(height, Number(look(last.parameters, 'Rows') ?? 0)))
}

function ownPixels(filters: readonly Filter[], bytes: Uint8Array): number {
  try {
    return pixelsInside(filters.reduce((packed, { name }) => decode(packed, name), bytes))
  } catch {
    // Readers either skip a picture that MuPDF cannot read, or use the size in its dictionary.
    return 0
  }
}
