/** Signatures of other formats, with the offsets at which programs look for them. */
const fixedMarks: readonly [mark: string, ...places: number[]][] = [
  ['DICM', 128],
  ['ustar', 257],
  ['CD001', 32_769, 34_817, 36_865],
]

/** Unpackers look for these signatures behind the program of a self-extracting archive. */
const packedMarks = ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c"]
const behindProgram = 1024 * 1024

/** Tags with the end of their names: without it, one large scan of nine thousand contains a tag by chance. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|img|object|embed|meta|\?php)(?=[\s/>])/i
const markupInComment = new RegExp(`[\\r\\n]%[^\\r\\n]*${markup.source}`, 'i')

/** The part of a file in which browsers and servers look for its type. */
const start = 1024

/**
 * Whether a PDF is also another file: an archive, a web page or an image of a disk. Readers of PDF skip what
 * makes it one, and other programs see nothing of the PDF.
 */
export function isAlsoAnother(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const text = file.toString('latin1')
  return (
    isArchive(file) ||
    fixedMarks.some(([mark, ...places]) => places.some((place) => text.startsWith(mark, place))) ||
    packedMarks.some((mark) => text.slice(0, behindProgram).includes(mark)) ||
    markup.test(text.slice(0, start)) ||
    markup.test(text.slice(text.lastIndexOf('%%EOF'))) ||
    markupInComment.test(text)
  )
}

const endOfZip = Buffer.from('PK\x05\x06')
const entryOfZip = Buffer.from('PK\x01\x02')
const endOfLargeZip = Buffer.from('PK\x06\x07')
const longestEnd = 22 + 0xffff

/** An archive is read from its end, which says how long the list of its files before it is. */
function isArchive(file: Buffer): boolean {
  const least = Math.max(0, file.length - longestEnd)
  for (let at = file.length; at >= least; at--) {
    at = file.lastIndexOf(endOfZip, at)
    if (at < least) return false
    if (at + 22 > file.length) continue
    if (at >= 20 && file.subarray(at - 20, at - 16).equals(endOfLargeZip)) return true
    const list = at - file.readUInt32LE(at + 12)
    if (list >= 0 && file.subarray(list, list + 4).equals(entryOfZip)) return true
  }
  return false
}
