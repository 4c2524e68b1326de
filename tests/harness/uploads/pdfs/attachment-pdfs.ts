import { pdfWithEmbeddedFile } from './hostile-pdfs.ts'
import { firstMore, onePage, onePagePdf } from './one-page.ts'
import { writePackedPdf } from './write-packed-pdf.ts'
import type { PdfObject } from './write-pdf.ts'

/** The type of an embedded file stream is optional. */
const inside: PdfObject = { bytes: Buffer.from('MZ') }
const named: PdfObject = { dict: '/Type /EmbeddedFile', bytes: Buffer.from('MZ') }
const filespec = `<< /Type /Filespec /F (a.exe) /EF << /F ${firstMore + 1} 0 R >> >>`

/** All ways to embed a file in a PDF. */
export const attachmentPdfs: Readonly<Record<string, () => Buffer>> = {
  'an attached file': pdfWithEmbeddedFile,
  'an attached file inside an object stream': () => writePackedPdf(onePage({ more: [filespec, inside] })),
  'a file on a pin': () =>
    onePagePdf({
      page: `/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS ${firstMore} 0 R >>]`,
      more: [filespec, inside],
    }),
  'an associated file': () => onePagePdf({ catalog: `/AF [${firstMore} 0 R]`, more: [filespec, inside] }),
  'an associated file of a page': () => onePagePdf({ page: `/AF ${firstMore} 0 R`, more: [filespec, named] }),
  'a file that nothing refers to': () => onePagePdf({ more: [filespec, inside] }),
  'a file whose list of forms is an object of its own': () =>
    onePagePdf({ more: [`<< /F (a) /EF ${firstMore + 2} 0 R >>`, inside, `<< /UF ${firstMore + 1} 0 R >>`] }),
  'the stream of a file alone': () => onePagePdf({ more: [named] }),
  'a portfolio': () => onePagePdf({ catalog: '/Collection << /Type /Collection /View /T >>' }),
}
