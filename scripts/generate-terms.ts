/** Writes the terms of reference as a PDF in each language, from the same text as the page: `node scripts/generate-terms.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { brand, usualFacts } from '../src/domain/brand.ts'
import { localeFacts, locales } from '../src/domain/messages/locales.ts'
import type * as ContentModule from '../src/web/content/prose/static-content.ts'
import { saidInOrder } from './terms/said-in-order.ts'
import { styleOfPaper } from './terms/style-of-paper.ts'
import { aboveTerms, fingerprintOfTerms, type PaperLocale, termsPdf } from './terms/terms-fingerprint.ts'
import { findChromium } from './test/chromium.ts'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { contentOf } = (await vite.ssrLoadModule(
  '/src/web/content/prose/static-content.ts',
)) as typeof ContentModule
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const locale of Object.keys(locales) as PaperLocale[]) {
  const file = termsPdf(locale)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await print(browser, locale))
  console.log(`Wrote ${file}.`)
}
await browser.close()
await vite.close()

function paper(locale: PaperLocale): string {
  const { title, lede, html } = contentOf('terms-experts', { locale, registry: usualFacts })
  const { dir, comma = ',' } = localeFacts(locale)
  const binding = aboveTerms(locale)
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><title>${title}${comma} ${brand.name}</title>
<style>${styleOfPaper(locale)}</style></head><body><p>${brand.name}</p><h1>${title}</h1><p class="lede">${lede}</p>${binding && `<p>${binding}</p>`}${onPaper(html)}</body></html>`
}

/** Replaces links to our own pages by their text: a printed address may become outdated. */
function onPaper(text: string): string {
  return text.replace(/<p>[^<]*<a href="mailto:.*?<\/p>/g, '').replace(/<a href="\/[^"]*">(.*?)<\/a>/g, '$1')
}

/** Deterministic bytes: without a timestamp, and with the fingerprint of the text at the end. */
async function print(browser: Browser, locale: PaperLocale): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(paper(locale))
  await page.evaluate(() => document.fonts.ready)
  const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })
  const pdf = localeFacts(locale).dir === 'rtl' ? saidInOrder(printed, await textsOf(page)) : printed
  await page.close()
  const timeless = pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20260101000000')
  return Buffer.concat([Buffer.from(timeless, 'latin1'), Buffer.from(`\n%${fingerprintOfTerms(locale)}\n`)])
}

function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
    return texts.filter((text) => text !== '')
  })
}
