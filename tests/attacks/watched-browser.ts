import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { provideChromium } from '../../scripts/test/chromium.ts'

export type Sightings = { scripts: string[]; dialogs: string[]; foreign: string[]; elements: string[] }

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

export async function startChromium(): Promise<Browser> {
  const executablePath = provideChromium()
  if (!executablePath) throw new Error('There is no Chromium')
  return chromium.launch({ executablePath, args: flags })
}

/** Pages that report every injected script. */
export async function watchedContext(
  browser: Browser,
  { site, cookie = '', bypassCSP }: { site: string; cookie?: string; bypassCSP: boolean },
) {
  const context = await browser.newContext({ bypassCSP, baseURL: site, serviceWorkers: 'block' })
  const seen: Sightings = { scripts: [], dialogs: [], foreign: [], elements: [] }
  await context.exposeBinding('canary', ({ page }) => void seen.scripts.push(page.url()))
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(site).origin,
    (route) => {
      seen.foreign.push(`${route.request().url()} from ${route.request().frame().url()}`)
      return route.abort()
    },
  )
  const cookies = cookie.split('; ').filter(Boolean)
  await context.addCookies(
    cookies.map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: site,
    })),
  )
  return { context, seen, newPage: () => watchedPage(context, seen) }
}

async function watchedPage(context: BrowserContext, seen: Sightings): Promise<Page> {
  const page = await context.newPage()
  page.on('dialog', async (dialog) => {
    seen.dialogs.push(page.url())
    await dialog.dismiss()
  })
  return page
}

/** Looks for traces of injected markup in the page and its frames. */
export async function lookFor(page: Page, seen: Sightings): Promise<void> {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => {
      const strange = [
        ...document.querySelectorAll('x-canary, [data-canary], [onerror], [onload], [ontoggle], base'),
      ]
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      const bad = links.filter(
        ({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:', 'blob:'].includes(protocol),
      )
      return [...strange, ...bad].map((element) => element.outerHTML.slice(0, 100))
    })
    seen.elements.push(...found.map((html) => `${html} on ${page.url()}`))
  }
}
