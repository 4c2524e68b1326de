/** Draws the icons of src/web/discovery/icons.ts into public/ from the mark: `node scripts/draw-icons.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { brand } from '../src/domain/brand.ts'
import { icons } from '../src/web/discovery/addresses.ts'
import { faviconSvg } from '../src/web/render/favicon.ts'
import { findChromium } from './test/chromium.ts'

const petrol = '#015563'
const night = '#022d36'
const saffron = '#ffc13a'
const paper = '#ffffff'
const light = `.mark__long { fill: ${paper} } .mark__short { fill: #8acad9 } .mark__disc { fill: ${saffron} }`

mkdirSync('public/icons', { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const mark = await readMark()

writeFileSync(`public${icons.scalable}`, `${faviconSvg}\n`)
writeFileSync(`public${icons.classic}`, ico(await Promise.all([16, 32, 48].map(plain))))
writeFileSync(`public${icons.small}`, await plain(192))
writeFileSync(`public${icons.large}`, await plain(512))
writeFileSync(`public${icons.touch}`, await onPlate(180, 0.72))
// The safe zone of a maskable icon is a circle of 80 % of its width.
writeFileSync(`public${icons.maskable}`, await onPlate(512, 0.56))
writeFileSync(`public${icons.share}`, await shareCard())
await browser.close()

async function readMark(): Promise<string> {
  const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true, ws: false } })
  const { Mark } = await vite.ssrLoadModule('/src/web/ui/logo/mark.tsx')
  await vite.close()
  return renderToStaticMarkup(createElement(Mark))
}

function plain(size: number): Promise<Buffer> {
  return picture(browser, size, size, faviconSvg, 'svg { width: 100%; height: 100% }')
}

/** Phones show a transparent background as black. */
function onPlate(size: number, part: number): Promise<Buffer> {
  const width = Math.round(size * part)
  return picture(
    browser,
    size,
    size,
    mark,
    `body { background: ${petrol} } svg { width: ${width}px; height: auto } ${light}`,
  )
}

function shareCard(): Promise<Buffer> {
  return picture(
    browser,
    1200,
    630,
    `${mark}<p><strong>${brand.name}</strong>${brand.longName.replace('&', '&amp;')}</p>`,
    `body { background: ${night}; gap: 56px; justify-content: start; padding: 0 88px; box-sizing: border-box }
     svg { width: 300px; height: auto; flex: none }
     p { margin: 0; font: 44px/1.3 'Noto Serif', 'DejaVu Serif', serif; color: ${paper} }
     strong { display: block; font-size: 112px; font-weight: 400; line-height: 1.2 } ${light}`,
  )
}

async function picture(
  from: Browser,
  width: number,
  height: number,
  body: string,
  style: string,
): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><style>
    body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center }
    ${style}</style><body>${body}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An ICO is a directory of offsets followed by the images, which may be PNG. */
function ico(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((png, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(png.readUInt32BE(16), at)
    head.writeUInt8(png.readUInt32BE(20), at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures])
}
