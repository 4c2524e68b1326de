/** An object of a PDF: its text, or a stream with its dictionary (without the length) and its bytes. */
export type PdfObject = string | { dict?: string; bytes: Uint8Array }

/** The second line marks the file as binary. */
export const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')

/** Writes objects, numbered from 1 (the catalogue), with a classic cross-reference table. */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [header]
  let size = header.length
  const places = objects.map((object, index) => {
    const place = size
    const part = writeObject(index + 1, object)
    parts.push(part)
    size += part.length
    return place
  })
  const table = [
    '0000000000 65535 f ',
    ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `),
  ]
  const end = [
    `xref\n0 ${table.length}\n${table.join('\n')}`,
    `trailer\n<< /Size ${table.length} /Root 1 0 R ${trailer}>>`,
    `startxref\n${size}\n%%EOF\n`,
  ]
  return Buffer.concat([...parts, Buffer.from(end.join('\n'), 'latin1')])
}

export function writeObject(number: number, object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1')
  const { dict = '', bytes } = object
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dict} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ])
}
