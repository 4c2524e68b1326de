import { readFileSync } from 'node:fs'
import { Document, Font, installLoadFontFunction, type Page } from 'mupdf'
import { html, Markup } from '../../domain/content/markup.ts'

/** Breaks lines, shapes every script and uses fallback fonts, as a browser does. */
export function layText(words: Markup, { width, dir }: { width: number; dir: 'ltr' | 'rtl' }) {
  const source = html`<html dir="${dir}"><head><style>${style}</style></head><body>${words}</body></html>`
  const document = Document.openDocument(new TextEncoder().encode(source.text), 'text/html')
  document.layout(width, tall, usualSize)
  const page = document.loadPage(0)
  return { page, ...extentOf(page) }
}

const usualSize = 12

/** Higher than any of our texts, so that each has one page. */
const tall = 4000

const style = new Markup(`
  @page { margin: 0 }
  body { margin: 0; font-family: "Noto Sans"; line-height: 1.35 }
  p { margin: 0 }
`)

/** The size of the text, to a little below its last line; a word that is too long makes it wider. */
function extentOf(page: Page) {
  const { blocks } = JSON.parse(page.toStructuredText('').asJSON()) as { blocks: { lines?: Line[] }[] }
  const lines = blocks.flatMap(({ lines = [] }) => lines)
  return {
    width: Math.max(0, ...lines.map(({ bbox }) => bbox.w)),
    height: Math.max(0, ...lines.map(({ y, font }) => y + font.size * belowBaseline)),
  }
}

/** A line of text; `y` is the position of its baseline. */
type Line = { y: number; bbox: { w: number }; font: { size: number } }

const belowBaseline = 0.36

/** Font files by the name in a style, or by script as a fallback; MuPDF contains Chinese, Japanese and Korean ones. */
const files: Readonly<Record<string, string>> = {
  'Noto Serif': 'noto-serif',
  'Noto Sans': 'noto-sans',
  Arabic: 'noto-sans-arabic',
  Bengali: 'noto-sans-bengali',
  Devanagari: 'noto-sans-devanagari',
  Ethiopic: 'noto-sans-ethiopic',
  Hebrew: 'noto-sans-hebrew',
  Thai: 'noto-sans-thai',
}

const opened = new Map<string, Font>()

installLoadFontFunction((name, script) => {
  const key = files[name] ? name : script
  const file = files[key]
  if (!file) return null
  const font = opened.get(key) ?? new Font(key, readFileSync(new URL(`./fonts/${file}.ttf`, import.meta.url)))
  opened.set(key, font)
  return font
})
