/** Writes the terms of reference as a PDF, from the same text as the page: `node scripts/generate-terms.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { brand, usualFacts } from '../src/domain/brand.ts'
import type * as ContentModule from '../src/web/content/prose/static-content.ts'
import { fingerprintOfTerms, termsPdf } from './terms-fingerprint.ts'
import { findChromium } from './test/chromium.ts'

const { title, lede, html } = await readContent()
const style = `
  @page { size: A4; margin: 22mm 24mm 20mm }
  body { font: 10.5pt/1.55 'Noto Sans', 'DejaVu Sans', sans-serif; color: #142224 }
  h1, h2 { font-family: 'Noto Serif', 'DejaVu Serif', serif; font-weight: 400; line-height: 1.2; color: #015563 }
  h1 { font-size: 24pt; margin: 2mm 0 3mm }
  h2 { font-size: 14pt; margin: 7mm 0 2mm; break-after: avoid }
  ol { margin: 0; padding-inline-start: 8mm }
  li { margin-block-end: 1.2mm; break-inside: avoid }
  a { color: #015563 }
  .lede { font-size: 12pt; color: #41555a; margin: 0 }
`
const documentHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}, ${brand.name}</title>
<style>${style}</style></head><body><p>${brand.name}</p><h1>${title}</h1><p class="lede">${lede}</p>${onPaper(html)}</body></html>`

mkdirSync(dirname(termsPdf), { recursive: true })
writeFileSync(termsPdf, await print(documentHtml))
console.log(`Wrote ${termsPdf}.`)

async function readContent() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
  const { contentOf } = (await vite.ssrLoadModule(
    '/src/web/content/prose/static-content.ts',
  )) as typeof ContentModule
  const content = contentOf('terms-experts', { locale: 'en', registry: usualFacts })
  await vite.close()
  return content
}

/** Replaces links to our own pages by their text: a printed address may become outdated. */
function onPaper(text: string): string {
  return text.replace(/<p>[^<]*<a href="mailto:.*?<\/p>/g, '').replace(/<a href="\/[^"]*">(.*?)<\/a>/g, '$1')
}

/** Deterministic bytes: without a timestamp, and with the fingerprint of the text at the end. */
async function print(text: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.setContent(text)
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })
  await browser.close()
  const timeless = pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20260101000000')
  return Buffer.concat([Buffer.from(timeless, 'latin1'), Buffer.from(`\n%${fingerprintOfTerms()}\n`)])
}
