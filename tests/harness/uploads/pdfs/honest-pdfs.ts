import { createCipheriv } from 'node:crypto'
import { firstMore, onePagePdf } from './one-page.ts'

/** A page with one scanned picture of an exact size in bytes; deterministic. */
export function honestPdf(size: number): Buffer {
  const width = Math.max(8, Math.round(Math.sqrt(size / 2)))
  const empty = withPicture(width, Buffer.alloc(0)).length
  // 32 bytes for the digits of lengths and offsets, which grow with the picture.
  const height = Math.floor((size - empty - 32) / width)
  if (height < 1) throw new Error(`No page with a picture fits in ${size} bytes`)
  const scanned = incompressible(width * height)
  return withPicture(width, scanned, size - withPicture(width, scanned).length)
}

/** Twice as fast as a hash with a long output. */
const incompressible = (length: number) =>
  createCipheriv('aes-128-ctr', 'an honest person', Buffer.alloc(16)).update(Buffer.alloc(length))

function withPicture(width: number, bytes: Buffer, padding = 0): Buffer {
  const dict = `/Type /XObject /Subtype /Image /Width ${width} /Height ${bytes.length / width} /ColorSpace /DeviceGray /BitsPerComponent 8`
  return onePagePdf({
    resources: `/XObject << /Im1 ${firstMore} 0 R >>`,
    content: { bytes: Buffer.from('q 451 0 0 640 72 101 cm /Im1 Do Q\n') },
    trailer: ' '.repeat(padding),
    more: [{ dict, bytes }],
  })
}
