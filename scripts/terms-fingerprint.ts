import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brand } from '../src/domain/brand.ts'

export const termsPdf = 'public/documents/terms-of-reference-experts.pdf'

/** A hash of the text of the PDF. */
export function fingerprintOfTerms(): string {
  const words = readFileSync('content/en/terms-experts.md', 'utf8') + JSON.stringify(brand)
  return createHash('sha256').update(words).digest('hex')
}
