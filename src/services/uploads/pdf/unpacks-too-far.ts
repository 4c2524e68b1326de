import type { Dict } from './parse-object.ts'
import { decode, type Filter, filtersOf, type PdfDocument } from './pdf-document.ts'
import { isPicture, paints, pixelsOf } from './picture.ts'
import { gauges } from './unpacked-size.ts'

const mebibyte = 1024 * 1024

/** A page of A3 scanned at 600 dpi is 70 million pixels and, in colour and only deflated, 200 MiB. */
const mostPixels = 256 * mebibyte
const largestPicture = 256 * mebibyte
const largestOther = 32 * mebibyte
const largestTogether = 512 * mebibyte

/** A large drawing may unpack to more than `largestOther`, but its compression ratio is below that of a bomb. */
const honestRatio = 20

const textFilters: ReadonlySet<string> = new Set(['/ASCII85Decode', '/A85', '/ASCIIHexDecode', '/AHx'])

/** `texts` are streams that are no pictures, even if they are declared so. */
type Found = { streams: ReadonlyMap<number, Dict>; texts: ReadonlySet<number> }

/** Whether the streams of a file unpack to far more than a document needs. */
export async function unpacksTooFar(document: PdfDocument, { streams, texts }: Found): Promise<boolean> {
  const { look } = document
  let together = 0
  for (const [number, stream] of streams) {
    const picture = isPicture(stream, look) && !texts.has(number)
    const filters = filtersOf(document, stream)
    const isPainted = picture && filters.slice(-1).some(paints)
    const before = isPainted ? filters.slice(0, -1) : filters
    // Benign programs do not compress twice; bombs do.
    if (before.some(paints) || before.filter(packs).length > 1) return true
    const bytes = document.readPacked(number)
    const usual = Math.max(largestOther, honestRatio * bytes.length)
    const ceiling = picture && !isPainted ? largestPicture : usual
    const size = await unpackedSize(bytes, before, ceiling, look)
    together += size
    if (size > ceiling || together > largestTogether) return true
    if (picture && !(pixelsOf({ stream, filters, bytes }, look) <= mostPixels)) return true
  }
  return false
}

/** Readers ignore unknown filters. */
async function unpackedSize(
  bytes: Uint8Array,
  filters: readonly Filter[],
  ceiling: number,
  look: PdfDocument['look'],
) {
  let packed = bytes
  for (const { name, parameters } of filters) {
    const gauge = gauges[name]
    if (gauge) return gauge(packed, ceiling, look(parameters, 'EarlyChange') !== '0')
    if (textFilters.has(name)) packed = decode(packed, name)
  }
  return packed.length
}

const packs = ({ name }: Filter) => name in gauges
