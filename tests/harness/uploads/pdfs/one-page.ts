import { type PdfObject, writePdf } from './write-pdf.ts'

type Additions = {
  catalog?: string
  page?: string
  resources?: string
  content?: PdfObject
  /** Additional objects, numbered from `firstMore`. */
  more?: readonly PdfObject[]
}

export const firstMore = 6

const text: PdfObject = { bytes: Buffer.from('BT /F1 18 Tf 72 760 Td (Curriculum vitae) Tj ET\n') }

/** The objects of a page with one line of text and additions. */
export function onePage({ catalog = '', page = '', resources = '', content = text, more = [] }: Additions) {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]
}

export function onePagePdf(additions: Additions & { trailer?: string } = {}): Buffer {
  return writePdf(onePage(additions), additions.trailer)
}
