import { type Dict, isArray, isDict, type Value } from './parse-object.ts'
import { decodeText, type PdfDocument } from './pdf-document.ts'
import { gauges } from './unpacked-size.ts'

const mebibyte = 1024 * 1024

/** A page of A3 scanned at 600 dpi is 70 million pixels and, in colour and only deflated, 200 MiB. */
const mostPixels = 256 * mebibyte
const largestPicture = 256 * mebibyte
const largestOther = 32 * mebibyte
const largestTogether = 512 * mebibyte

/** A large drawing unpacks to more than `largestOther`, but never to so many times its size as a bomb. */
const honestRatio = 20

const textFilters = new Set<Value>(['/ASCII85Decode', '/A85', '/ASCIIHexDecode', '/AHx'])

type Packed = { dict: Dict; filters: readonly Value[]; bytes: Uint8Array }

/** Whether the streams of a file unpack to far more than a document needs. */
export async function unpacksTooFar(
  document: PdfDocument,
  streams: ReadonlyMap<number, Dict>,
): Promise<boolean> {
  let together = 0
  for (const [number, dict] of streams) {
    const isPicture = document.look(dict, 'Subtype') === '/Image'
    if (isPicture && pixelsOf(document, dict) > mostPixels) return true
    const filters = listOf(document, document.look(dict, 'Filter'))
    // An honest program does not pack twice: there is nothing to gain, except for a bomb.
    if (filters.filter(isPacking).length > 1) return true
    const bytes = document.readPacked(number)
    const ceiling = isPicture ? largestPicture : Math.max(largestOther, honestRatio * bytes.length)
    const size = await sizeOf(document, { dict, filters, bytes }, ceiling)
    together += size
    if (size > ceiling || together > largestTogether) return true
  }
  return false
}

async function sizeOf(document: PdfDocument, { dict, filters, bytes }: Packed, ceiling: number) {
  let packed = bytes
  for (const [index, filter] of filters.entries()) {
    if (typeof filter !== 'string') break
    const gauge = gauges[filter]
    if (gauge) return gauge(packed, ceiling, changesEarly(document, dict, index))
    if (!textFilters.has(filter)) break
    packed = decodeText(packed, filter)
  }
  return packed.length
}

const isPacking = (filter: Value) => typeof filter === 'string' && filter in gauges

function pixelsOf(document: PdfDocument, dict: Dict): number {
  return Number(document.look(dict, 'Width') ?? 0) * Number(document.look(dict, 'Height') ?? 0)
}

function changesEarly(document: PdfDocument, dict: Dict, index: number): boolean {
  const parameters = listOf(document, document.look(dict, 'DecodeParms'))[index]
  return !isDict(parameters) || document.look(parameters, 'EarlyChange') !== '0'
}

/** One name and a list of one name mean the same. */
function listOf(document: PdfDocument, value: Value | undefined): Value[] {
  if (!isArray(value)) return value === undefined ? [] : [value]
  return value.map((item) => document.follow(item) ?? 'null')
}
