import { Buffer, DocumentWriter, type Page, PDFDocument, type PDFObject } from 'mupdf'
import { withoutMarks } from './own-order.ts'

/** A text with its look and its position from the top left. Screen readers skip artifacts. */
export type Piece = { tag: 'H1' | 'H2' | 'P' | 'Artifact'; text: string; page: Page; x: number; y: number }

export type Sheet = {
  width: number
  height: number
  title: string
  author: string
  language: string
  /** The decoration of the sheet, in PDF operators. */
  artwork: string
}

/** Pages whose pieces screen readers read in their order. The output is deterministic. */
export function taggedPages(pages: readonly (readonly Piece[])[], sheet: Sheet): Uint8Array {
  const all = pages.flat()
  const pdf = new PDFDocument(drawn(all, sheet))
  const box = [0, 0, sheet.width, sheet.height] as const
  const forms = all.map((_, at) => asForm(pdf, pdf.findPage(at), [...box]))
  let used = 0
  const made = pages.map((pieces) => {
    const named = Object.fromEntries(pieces.map((_, at) => [`B${at}`, forms[used + at]]))
    used += pieces.length
    return pdf.addPage([...box], 0, { XObject: named }, contentOf(pieces, sheet))
  })
  for (const _ of all) pdf.deletePage(0)
  for (const page of made) pdf.insertPage(-1, page)
  tag(pdf, made, pages)
  introduce(pdf, sheet)
  pdf.subsetFonts()
  return pdf.saveToBuffer('garbage=compact,compress,compress-fonts,objstms').asUint8Array().slice()
}

/** Each piece on a page of its own, in one document, so that they share their letters. */
function drawn(pieces: readonly Piece[], { width, height }: Sheet): Buffer {
  const buffer = new Buffer()
  const writer = new DocumentWriter(buffer, 'pdf', '')
  for (const { page, x, y } of pieces) {
    const device = writer.beginPage([0, 0, width, height])
    page.run(device, [1, 0, 0, 1, x, y])
    writer.endPage()
  }
  writer.close()
  return buffer
}

function asForm(pdf: PDFDocument, page: PDFObject, box: number[]): PDFObject {
  return pdf.addStream(page.get('Contents').readStream(), {
    Type: pdf.newName('XObject'),
    Subtype: pdf.newName('Form'),
    BBox: box,
    Resources: page.get('Resources'),
  })
}

function contentOf(pieces: readonly Piece[], { artwork }: Sheet): string {
  const texts = pieces.map(({ tag, text }, at) =>
    tag === 'Artifact'
      ? `/Artifact BMC /B${at} Do EMC`
      : `/${tag} <</MCID ${at}${joined.test(text) ? actual(withoutMarks(text)) : ''}>> BDC /B${at} Do EMC`,
  )
  return [`/Artifact BMC q ${artwork} Q EMC`, ...texts].join('\n')
}

/** Scripts with contextual glyphs, from which the text cannot be recovered. */
const joined = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

function actual(text: string): string {
  return `/ActualText<feff${globalThis.Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

/** Writes the structure tree for screen readers, and the parent tree that leads from each page to it. */
function tag(pdf: PDFDocument, made: readonly PDFObject[], pages: readonly (readonly Piece[])[]): void {
  const name = (text: string) => pdf.newName(text)
  const root = pdf.addObject({ Type: name('StructTreeRoot') })
  const whole = pdf.addObject({ Type: name('StructElem'), S: name('Document'), P: root })
  const parts = made.map((page, sheet) =>
    (pages[sheet] ?? [])
      .filter(({ tag }) => tag !== 'Artifact')
      .map(({ tag }, at) =>
        pdf.addObject({ Type: name('StructElem'), S: name(tag), P: whole, Pg: page, K: at }),
      ),
  )
  whole.put('K', parts.flat())
  root.put('K', [whole])
  root.put('ParentTree', { Nums: parts.flatMap((ofPage, sheet) => [sheet, ofPage]) })
  for (const [sheet, page] of made.entries()) {
    page.put('StructParents', sheet)
    page.put('Tabs', name('S'))
  }
  pdf.getTrailer().get('Root').put('StructTreeRoot', root)
}

function introduce(pdf: PDFDocument, { title, author, language }: Sheet): void {
  const catalogue = pdf.getTrailer().get('Root')
  catalogue.put('MarkInfo', { Marked: true })
  catalogue.put('Lang', pdf.newString(language))
  catalogue.put('ViewerPreferences', { DisplayDocTitle: true })
  pdf.setMetaData('info:Title', title)
  pdf.setMetaData('info:Author', author)
}
