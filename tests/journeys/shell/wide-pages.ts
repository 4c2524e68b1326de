import type { Page } from '@playwright/test'

/** Addresses that scroll sideways, with the elements that do it: laid out without scripts and pictures, which cost most of a visit. */
export async function widePages(
  page: Page,
  addresses: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  await page.goto('about:blank') // no page of ours, whose policy allows no styles inside
  const wide = []
  for (const address of addresses) {
    const html = await plainPage(address)
    const found = await page.evaluate(layOut, { html, widths })
    wide.push(...found.map((what) => `${new URL(address).pathname} ${what}`))
  }
  return wide
}

const known = new Map<string, Promise<string>>()

/** The page with its styles inside. */
async function plainPage(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  const bare = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/ (?:src|srcset|srcSet|poster)="[^"]*"/g, '')
  const hrefs = [...bare.matchAll(/<link rel="stylesheet" href="([^"]*)"\/>/g)].map(([, href = '']) => href)
  const styles = await Promise.all(hrefs.map((href) => styleAt(new URL(href, address).href)))
  return bare.replace(/<link [^>]*>/g, '').replace('</head>', `<style>${styles.join('\n')}</style></head>`)
}

function styleAt(address: string): Promise<string> {
  const style = known.get(address) ?? fetch(address).then((answer) => answer.text())
  known.set(address, style)
  return style
}

function layOut({ html, widths }: { html: string; widths: readonly number[] }): string[] {
  const frame =
    document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'))
  frame.height = '800'
  const shown = frame.contentDocument as Document
  shown.open()
  shown.write(html)
  shown.close()
  return widths.flatMap((width) => {
    frame.width = `${width}`
    const { scrollWidth, clientWidth, dir } = shown.documentElement
    if (clientWidth === 0) return ['is not laid out']
    if (scrollWidth <= clientWidth) return []
    const isBeyond = ({ left, right }: DOMRect) => (dir === 'rtl' ? left < 0 : right > clientWidth)
    const all = [...shown.querySelectorAll('body *')]
    const beyond = all.filter((one) => isBeyond(one.getBoundingClientRect()))
    return [
      `${width} px: ${beyond
        .slice(0, 5)
        .map((one) => one.outerHTML.slice(0, 80))
        .join(' | ')}`,
    ]
  })
}
