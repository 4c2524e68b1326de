import { honestPdf } from './honest-pdfs.ts'
import { truncatedPdf } from './hostile-pdfs.ts'
import { onePage, onePagePdf } from './one-page.ts'
import { writePackedPdf } from './write-packed-pdf.ts'
import { writePdf } from './write-pdf.ts'

const without = (bytes: Buffer, end: string) => bytes.subarray(0, bytes.lastIndexOf(end))

/** Files that readers must repair or cannot open. */
export const damagedPdfs: Readonly<Record<string, () => Buffer>> = {
  'a file cut off in the middle': truncatedPdf,
  'a file cut off before the place of its table': () => without(honestPdf(20_000), 'startxref'),
  'a file cut off in its last line': () => without(honestPdf(20_000), 'OF\n'),
  'a packed file cut off in its last line': () => without(writePackedPdf(onePage({})), 'OF\n'),
  'a file with a lot after its end': () => Buffer.concat([onePagePdf(), Buffer.alloc(2_000, ' ')]),
  'a file of nothing': () => Buffer.alloc(0),
  'a file of three letters': () => Buffer.from('%PD'),
  'a file of one line': () => Buffer.from('%PDF-1.7\n%%EOF\n'),
  'a file whose table points to other places': () =>
    Buffer.concat([Buffer.from('%PDF-1.7'), onePagePdf().subarray(14)]),
  'a file whose table comes before itself': () => {
    const blank = '/Prev 0000000000'
    const text = onePagePdf({ trailer: `${blank} ` }).toString('latin1')
    const place = String(text.lastIndexOf('xref\n0')).padStart(10, '0')
    return Buffer.from(text.replace(blank, `/Prev ${place}`), 'latin1')
  },
  'a file with an object that cannot be read': () => onePagePdf({ more: ['<< /A (b) c) >>'] }),
  'a file with an object of endless depth': () => onePagePdf({ more: ['['.repeat(100_000)] }),
  'a file without a page': () =>
    writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
}
