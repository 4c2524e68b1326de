import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'mupdf'
import { deflateRepeated, deflateZeros } from './deflate-repeated.ts'
import { honestPdf } from './honest-pdfs.ts'
import { linearizedPdf } from './linearized-pdf.ts'
import { lzwZeros } from './lzw-zeros.ts'
import { firstMore, onePage, onePagePdf } from './one-page.ts'
import { writePackedPdf } from './write-packed-pdf.ts'

const withLink = (action: string) =>
  onePagePdf({ page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 20] /A ${action} >>]` })

const withEnd = (end: string) => Buffer.concat([onePagePdf(), Buffer.from(end)])

const withField = (field: string, ...more: string[]) =>
  onePagePdf({
    catalog: `/AcroForm << /Fields [${firstMore} 0 R] /SigFlags 3 >>`,
    page: `/Annots [${firstMore} 0 R]`,
    more: [`<< /Type /Annot /Subtype /Widget /Rect [0 0 99 20] /T (field) ${field} >>`, ...more],
  })

const withPicture = (width: number, height: number, filter: string, bytes: Buffer) =>
  onePagePdf({
    resources: `/XObject << /Im1 ${firstMore} 0 R >>`,
    more: [
      {
        dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter ${filter}`,
        bytes,
      },
    ],
  })

function savedByMupdf(options: string): Buffer {
  const document = new PDFDocument(onePagePdf())
  document.getTrailer().get('Root').put('Lang', document.newString('en'))
  return Buffer.from(document.saveToBuffer(options).asUint8Array())
}

function largeDrawing(): Buffer {
  const lines = createHash('shake256', { outputLength: 64 * 1024 })
    .update('aster')
    .digest()
  const packed = deflateRepeated([lines, 36], [Buffer.alloc(1024 * 1024, ' '), 36])
  return onePagePdf({ content: { dict: '/Filter /FlateDecode', bytes: packed } })
}

/** What people send: written by many programs, none of them perfect. */
export const everydayPdfs: Readonly<Record<string, () => Buffer>> = {
  'a page': onePagePdf,
  'a page in packed objects': () => writePackedPdf(onePage({})),
  'a page written for the web': linearizedPdf,
  'a page printed by Chromium': () => readFileSync(new URL('printed-by-chromium.pdf', import.meta.url)),
  'a page saved by MuPDF': () => savedByMupdf('compress,garbage=deduplicate'),
  'a page saved by MuPDF in packed objects': () => savedByMupdf('compress,objstms'),
  'a page saved by MuPDF as text': () => savedByMupdf('compress,ascii'),
  'a page that was changed and saved again': () => savedByMupdf('incremental'),
  'a page packed in LZW': () => onePagePdf({ content: { dict: '/Filter /LZWDecode', bytes: lzwZeros(7) } }),
  'a page with blank lines after its end': () => withEnd('\r\n\r\n'),
  'a page with something of the mail after its end': () => withEnd('\0'.repeat(500)),
  'a page without a last line break': () => onePagePdf().subarray(0, -1),
  'a scan of the largest size': () => honestPdf(10 * 1024 * 1024),
  'a scan of a blank page at 600 dpi': () => withPicture(4960, 7016, '/FlateDecode', deflateZeros(100)),
  'a photograph that was deflated once more': () =>
    withPicture(4000, 3000, '[/FlateDecode /DCTDecode]', deflateSync(honestPdf(50_000))),
  'a large drawing': largeDrawing,
  'a link to a page of the web': () => withLink('<< /S /URI /URI (https://example.org) >>'),
  'a link that a web page had for its own script': () =>
    withLink('<< /S /URI /URI (javascript:void\\(0\\)) >>'),
  'a link within the file': () => withLink('<< /S /GoTo /D [3 0 R /Fit] >>'),
  'a button to the next page': () => withLink('<< /S /Named /N /NextPage >>'),
  'a file that opens at a page': () => onePagePdf({ catalog: '/OpenAction [3 0 R /FitH 842]' }),
  'a form that was filled in': () => withField('/FT /Tx /V (Ada) /AA << >> /A << /S /ResetForm >>'),
  'a signed file': () =>
    withField(
      `/FT /Sig /V ${firstMore + 1} 0 R`,
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 9 9 9] /Contents <00> >>',
    ),
  'a resume of somebody who writes scripts': () =>
    onePagePdf({
      content: { bytes: Buffer.from('BT /F1 9 Tf (HTML/JavaScript /JS /Launch /EF) Tj ET') },
      trailer: '/Info << /Keywords (<< /S /JavaScript /JS \\(a\\) >>) >> ',
    }),
  'empty lists of attachments': () =>
    onePagePdf({ catalog: '/AF [] /Names << /EmbeddedFiles << /Names [] >> >> /XFA null' }),
}
