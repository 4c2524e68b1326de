import type { Page } from '@playwright/test'

/** What a page costs: compressed bytes as they crossed the wire, images aside. */
export type Weight = {
  markup: number
  script: number
  requests: number
  outside: string[]
  complaints: string[]
  shift: number
}

export async function weigh(page: Page, url: string): Promise<Weight> {
  const weight: Weight = { markup: 0, script: 0, requests: 0, outside: [], complaints: [], shift: 0 }
  const responses = new Map<string, { type: string; url: string }>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { type, url: response.url })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', url: from = '' } = responses.get(requestId) ?? {}
    if (from.startsWith('data:') || type === 'Image') return
    weight.requests++
    if (type === 'Document' || type === 'Stylesheet') weight.markup += encodedDataLength
    if (type === 'Script') weight.script += encodedDataLength
    if (new URL(from).origin !== new URL(url).origin) weight.outside.push(from)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') weight.complaints.push(message.text())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  weight.shift = await layoutShift(page)
  return weight
}

/** The sum of all layout shifts so far, from the browser's own record. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(recordedShift)
}

function recordedShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 200)
  })
}
