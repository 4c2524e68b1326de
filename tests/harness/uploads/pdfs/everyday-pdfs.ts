import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'mupdf'
import { deflateRepeated, deflateZeros } from './deflate-repeated.ts'
import { honestPdf } from './honest-pdfs.ts'
import { linearizedPdf } from './linearized-pdf.ts'
import { lzwZeros } from './lzw-zeros.ts'
import { firstMore, onePage, onePagePdf } from './one-page.ts'
import { faxFilter, faxLines, jbig2Page, jpeg, pictureDict } from './pictures.ts'
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

const withPicture = (dict: string, bytes: Buffer) =>
  onePagePdf({ resources: `/XObject << /Im1 ${firstMore} 0 R >>`, more: [{ dict, bytes }] })

const a4 = (color?: string, bits?: number) => pictureDict(4960, 7016, color, bits)
const smallScan = pictureDict(1240, 1754)

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

/** Typical files from many programs, none of them perfect. */
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
  'a scan of a blank page at 600 dpi': () =>
    withPicture(`${a4('/DeviceRGB')} /Filter /FlateDecode`, deflateZeros(100)),
  'a scan as a photograph': () => withPicture(`${smallScan} /Filter /DCTDecode`, jpeg(1240, 1754)),
  'a scan as a photograph that was deflated once more': () =>
    withPicture(`${smallScan} /Filter [/FlateDecode /DCTDecode]`, deflateSync(jpeg(1240, 1754))),
  'a scan as a photograph that was written as text': () =>
    withPicture(`${smallScan} /Filter [/AHx /DCT]`, Buffer.from(jpeg(1240, 1754).toString('hex'))),
  'a scan as a photograph that MuPDF does not know': () =>
    withPicture(`${smallScan} /Filter /JPXDecode`, Buffer.alloc(50_000, 'jpx')),
  'a scan as a fax': () => withPicture(`${a4('/DeviceGray', 1)} ${faxFilter(4960)}`, faxLines(7016)),
  'a scan as a fax that was deflated once more': () =>
    withPicture(`${a4('/DeviceGray', 1)} ${faxFilter(4960, '/FlateDecode')}`, deflateSync(faxLines(7016))),
  'a scan as a fax whose columns are the usual ones': () =>
    withPicture(`${pictureDict(1728, 2200, '/DeviceGray', 1)} /Filter /CCF`, faxLines(2200)),
  'a scan in JBIG2': () => withPicture(`${a4('/DeviceGray', 1)} /Filter /JBIG2Decode`, jbig2Page(4960, 7016)),
  'a page whose stream says that it is not encrypted': () =>
    onePagePdf({
      content: { dict: '/Filter [/Crypt /FlateDecode]', bytes: deflateSync('BT /F1 9 Tf (a) Tj ET') },
    }),
  'a large drawing': largeDrawing,
  'a link to a page of the web': () => withLink('<< /S /URI /URI (https://example.org) >>'),
  'a link that a web page had for its own script': () =>
    withLink('<< /S /URI /URI (javascript:void\\(0\\)) >>'),
  'a link that a word processor took for a file of its own': () =>
    withLink('<< /S /URI /URI (file:///C:\\\\Users\\\\Ada\\\\www.example.org) >>'),
  'a link to a disk, in the wrong form': () => withLink('<< /S /URI /URI (file://C:/Letters/a.docx) >>'),
  'a button that opens a page of the web': () =>
    withField('/FT /Btn /AA << /U << /S /URI /URI (https://example.org) >> >>'),
  'an article within the file': () => withLink('<< /S /Thread /D 0 >>'),
  'a file whose headings refer to each other': () =>
    onePagePdf({
      more: ['<< /Type /StructElem /S /H1 /Ref [7 0 R] >>', '<< /Type /StructElem /S /H1 /F 1 >>'],
    }),
  'a link within the file': () => withLink('<< /S /GoTo /D [3 0 R /Fit] >>'),
  'a button to the next page': () => withLink('<< /S /Named /N /NextPage >>'),
  'a file that opens at a page': () => onePagePdf({ catalog: '/OpenAction [3 0 R /FitH 842]' }),
  'a form that was filled in': () => withField('/FT /Tx /V (Ada) /AA << >> /A << /S /ResetForm >>'),
  'a signed file': () =>
    withField(
      `/FT /Sig /V ${firstMore + 1} 0 R`,
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 9 9 9] /Contents <00> >>',
    ),
  'a resume that mentions scripts': () =>
    onePagePdf({
      content: { bytes: Buffer.from('BT /F1 9 Tf (HTML/JavaScript /JS /Launch /EF) Tj ET') },
      trailer: '/Info << /Keywords (<< /S /JavaScript /JS \\(a\\) >>) >> ',
    }),
  'empty lists of attachments': () =>
    onePagePdf({ catalog: '/AF [] /Names << /EmbeddedFiles << /Names [] >> >> /XFA null' }),
}
