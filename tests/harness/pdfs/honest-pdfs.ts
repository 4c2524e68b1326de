import { createHash } from 'node:crypto'
import { firstMore, onePagePdf } from './one-page.ts'

/** A page with one scanned picture of an exact size in bytes; deterministic. */
export function honestPdf(size: number): Buffer {
  const width = Math.max(8, Math.round(Math.sqrt(size / 2)))
  const empty = withPicture(width, 0, 0).length
  // 32 bytes for the digits of lengths and offsets, which grow with the picture.
  const height = Math.floor((size - empty - 32) / width)
  if (height < 1) throw new Error(`No page with a picture fits in ${size} bytes`)
  return withPicture(width, height, size - withPicture(width, height, 0).length)
}

function withPicture(width: number, height: number, padding: number): Buffer {
  const dict = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`
  const bytes = createHash('shake256', { outputLength: width * height })
    .update('aster')
    .digest()
  return onePagePdf({
    resources: `/XObject << /Im1 ${firstMore} 0 R >>`,
    content: { bytes: Buffer.from('q 451 0 0 640 72 101 cm /Im1 Do Q\n') },
    trailer: ' '.repeat(padding),
    more: [{ dict, bytes }],
  })
}
