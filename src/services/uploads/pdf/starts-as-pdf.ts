import { pdfMark } from '../../../domain/uploads/upload.ts'

/**
 * The PDF mark must be at the first byte, so that no program takes the file for a web page. A start that fits as
 * far as it has arrived may still become a PDF.
 */
export function startsAsPdf(start: Uint8Array): boolean {
  const found = Buffer.from(start.subarray(0, pdfMark.length)).toString('latin1')
  return pdfMark.startsWith(found)
}
