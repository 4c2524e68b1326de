/** Draws src/mail/render/logo.png, the logo at the head of our mails: `node scripts/draw-mail-logo.ts`. */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { usualColours } from '../src/domain/settings/brand-colours.ts'
import { tintsOf } from '../src/mail/render/tints.ts'
import { findChromium } from './test/chromium.ts'

const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true, ws: false } })
const { Logo } = await vite.ssrLoadModule('/src/web/ui/logo/logo.tsx')
const logo = renderToStaticMarkup(createElement(Logo, { href: '#', label: '' }))
await vite.close()

const sheet = (path: string) => readFileSync(`src/web/${path}.css`, 'utf8')

/** The background has the colour of the header; it shows only if a mail program lightens the header. */
const page = `<!doctype html><style>
${sheet('styles/tokens')}${sheet('ui/logo/logo')}
body { margin: 0 }
.logo { padding: 8px 12px; border-radius: 8px; background: ${tintsOf(usualColours).petrol} }
</style><body class="on-petrol">${logo}`

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const tab = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 390, height: 200 } })
await tab.setContent(page)
await tab.locator('.logo').screenshot({ path: 'src/mail/render/logo.png', omitBackground: true })
await browser.close()
