import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'mupdf'
import { deflateZeros } from './deflate-repeated.ts'
import { honestPdf } from './honest-pdfs.ts'
import { firstMore, onePagePdf } from './one-page.ts'

/** A picture whose name ends in .pdf. */
export function renamedJpeg(): Buffer {
  const start = 'ffd8ffe000104a46494600010101004800480000ffdb004300'
  return Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(20_000, 0x7f), Buffer.from('ffd9', 'hex')])
}

export function truncatedPdf(): Buffer {
  return honestPdf(200_000).subarray(0, 120_000)
}

/** Needs no password to open, like files that only forbid printing or copying. */
export function encryptedPdf(options = 'encrypt=aes-256,owner-password=secret'): Buffer {
  const document = new PDFDocument(onePagePdf({}))
  return Buffer.from(document.saveToBuffer(options).asUint8Array())
}

export function pdfWithJavaScript(): Buffer {
  return onePagePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' })
}

export function pdfWithLaunch(): Buffer {
  return onePagePdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' })
}

export function pdfWithEmbeddedFile(): Buffer {
  return onePagePdf({
    catalog: `/Names << /EmbeddedFiles << /Names [(a.exe) ${firstMore} 0 R] >> >>`,
    more: [
      `<< /Type /Filespec /F (a.exe) /UF (a.exe) /EF << /F ${firstMore + 1} 0 R >> >>`,
      { dict: '/Type /EmbeddedFile', bytes: Buffer.from('MZ') },
    ],
  })
}

/** About 42 KB that unpack to 17 GiB: deflated twice. */
export function bombPdf(): Buffer {
  const bytes = deflateSync(deflateZeros(17 * 1024), { level: 9 })
  return onePagePdf({ content: { dict: '/Filter [/FlateDecode /FlateDecode]', bytes } })
}
