import { deflateSync } from 'node:zlib'
import { header, type PdfObject, writeObject } from './write-pdf.ts'

/** Compresses the objects; bombs use another function. */
type Pack = (places: string, texts: string) => Buffer

const deflated: Pack = (places, texts) => deflateSync(places + texts)

/** The same objects in an object stream with a cross-reference stream, as of PDF 1.5. */
export function writePackedPdf(objects: readonly PdfObject[], pack = deflated): Buffer {
  const parts: Buffer[] = [header]
  let size = header.length
  const append = (number: number, object: PdfObject) => {
    const place = size
    const part = writeObject(number, object)
    parts.push(part)
    size += part.length
    return place
  }

  const packer = objects.length + 1
  const numbers: string[] = []
  const texts: string[] = []
  let offset = 0
  const places = objects.map((object, index) => {
    if (typeof object !== 'string') return entry(1, append(index + 1, object), 0)
    numbers.push(`${index + 1} ${offset} `)
    texts.push(`${object} `)
    offset += object.length + 1
    return entry(2, packer, texts.length - 1)
  })
  const first = numbers.join('')
  const packed = append(packer, {
    dict: `/Type /ObjStm /N ${texts.length} /First ${first.length} /Filter /FlateDecode`,
    bytes: pack(first, texts.join('')),
  })
  const table = [entry(0, 0, 0), ...places, entry(1, packed, 0), entry(1, size, 0)]
  const start = append(packer + 1, {
    dict: `/Type /XRef /Size ${table.length} /Root 1 0 R /W [1 4 4] /Filter /FlateDecode`,
    bytes: deflateSync(Buffer.concat(table)),
  })
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}

function entry(kind: 0 | 1 | 2, place: number, index: number): Buffer {
  const bytes = Buffer.alloc(9)
  bytes.writeUInt8(kind, 0)
  bytes.writeUInt32BE(place, 1)
  bytes.writeUInt32BE(index, 5)
  return bytes
}
