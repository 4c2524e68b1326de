import { pdfMark } from '../../../domain/uploads/upload.ts'

/**
 * The mark stands first and nothing before it, so that no program takes the file for a web page. What fits as
 * far as it has arrived may still become a PDF.
 */
export function startsAsPdf(start: Uint8Array): boolean {
  const found = Buffer.from(start.subarray(0, pdfMark.length)).toString('latin1')
  return pdfMark.startsWith(found)
}
