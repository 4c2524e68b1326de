import { PDFDocument, type PDFObject } from 'mupdf'

/**
 * Chromium writes right-to-left letters as they stand, from left to right, which a screen reader may say backwards.
 * Each block of text gets its words in the order in which they are read.
 */
export function saidInOrder(bytes: Buffer, texts: readonly string[]): Buffer {
  const pdf = new PDFDocument(bytes)
  const blocks = blocksOf(pdf)
  if (blocks.length !== texts.length)
    throw new Error(`${blocks.length} of ${texts.length} texts were printed`)
  for (const [at, block] of blocks.entries()) block.put('ActualText', pdf.newString(texts[at] ?? ''))
  return Buffer.from(pdf.saveToBuffer('garbage=compact,compress,compress-fonts').asUint8Array().slice())
}

/** In the order of reading. */
export const blocksOf = (pdf: PDFDocument): PDFObject[] =>
  blocksIn(pdf.getTrailer().get('Root', 'StructTreeRoot', 'K'))

/** Chromium marks every run of words so, inside its paragraph, heading or item. */
function blocksIn(part: PDFObject): PDFObject[] {
  if (part.isArray()) return Array.from({ length: part.length }, (_, at) => part.get(at)).flatMap(blocksIn)
  if (!part.isDictionary()) return []
  return part.get('S').asName() === 'NonStruct' ? [part] : blocksIn(part.get('K'))
}
