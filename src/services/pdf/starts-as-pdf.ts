const mark = '%PDF-'

/**
 * The mark stands first and nothing before it, so that a file cannot be a page or an archive to one program
 * and a PDF to another. What fits as far as it has arrived may still become a PDF.
 */
export function startsAsPdf(start: Uint8Array): boolean {
  const found = Buffer.from(start.subarray(0, mark.length)).toString('latin1')
  return mark.startsWith(found)
}
