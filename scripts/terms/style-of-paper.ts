import { readFileSync } from 'node:fs'
import type { PaperLocale } from './terms-fingerprint.ts'

/** Our own letters, so that the paper looks the same whichever machine draws it. */
export function styleOfPaper(locale: PaperLocale): string {
  const isArabic = locale === 'ar'
  const families = (family: string) => (isArabic ? `'Paper Arabic', '${family}'` : `'${family}'`)
  return `
  ${face('Paper Sans', 'noto-sans')}
  ${face('Paper Serif', 'noto-serif')}
  ${isArabic ? face('Paper Arabic', 'noto-sans-arabic') : ''}
  @page { size: A4; margin: 22mm 24mm 20mm }
  body { font: 10.5pt/${isArabic ? 1.75 : 1.55} ${families('Paper Sans')}; color: #142224; text-rendering: geometricPrecision }
  h1, h2 { font-family: ${families('Paper Serif')}; font-weight: 400; line-height: ${isArabic ? 1.4 : 1.2}; color: #015563 }
  h1 { font-size: 24pt; margin: 2mm 0 3mm }
  h2 { font-size: 14pt; margin: 7mm 0 2mm; break-after: avoid }
  ol { margin: 0; padding-inline-start: 8mm }
  li { margin-block-end: 1.2mm; break-inside: avoid }
  a { color: #015563 }
  .lede { font-size: 12pt; color: #41555a; margin: 0 }
`
}

function face(family: string, file: string): string {
  const bytes = readFileSync(`src/services/programme/certificate/fonts/${file}.ttf`).toString('base64')
  return `@font-face { font-family: '${family}'; src: url(data:font/ttf;base64,${bytes}) }`
}
