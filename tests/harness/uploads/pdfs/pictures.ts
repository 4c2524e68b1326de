import { ColorSpace, Pixmap } from 'mupdf'

/** The dictionary of a picture, without its filter. */
export const pictureDict = (width: number | string, height: number, color = '/DeviceGray', bits = 8) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${color} /BitsPerComponent ${bits}`

/** A blank photograph. */
export function jpeg(width: number, height: number): Buffer {
  const pixels = new Pixmap(ColorSpace.DeviceGray, [0, 0, width, height], false)
  pixels.clear(255)
  return Buffer.from(pixels.asJPEG(75, false))
}

/** A JPEG that declares a larger size than it has. */
export function boastfulJpeg(width: number, height: number): Buffer {
  const bytes = jpeg(16, 16)
  const frame = bytes.indexOf(Buffer.from('000b0800100010', 'hex'))
  bytes.writeUInt16BE(height, frame + 3)
  bytes.writeUInt16BE(width, frame + 5)
  return bytes
}

/** Blank lines in CCITT Group 4: one bit per line of any length. */
export const faxLines = (lines: number) => Buffer.alloc(Math.ceil(lines / 8), 0xff)

export const faxFilter = (columns: number, before = '') =>
  `/Filter [${before} /CCITTFaxDecode] /DecodeParms [${before && 'null'} << /K -1 /Columns ${columns} >>]`

/** The page information segment of JBIG2 with a given size. */
export function jbig2Page(width: number, height: number): Buffer {
  const segment = Buffer.from('0000000030000100000013', 'hex')
  const page = Buffer.alloc(19)
  page.writeUInt32BE(width, 0)
  page.writeUInt32BE(height, 4)
  return Buffer.concat([segment, page])
}
