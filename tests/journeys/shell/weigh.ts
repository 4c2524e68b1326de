import type { CDPSession, Page } from '@playwright/test'

/** The transfer size of a page in compressed bytes, without images. */
export type Weight = {
  markup: number
  script: number
  /** Response headers of the scripts, which `script` leaves out. */
  scriptHeaders: number
  requests: number
  outside: string[]
  complaints: string[]
  shift: number
}

/** Measures pages one by one with an empty cache. */
export class Scale {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #types = new Map<string, { type: string; url: string; headers: number }>()
  #weight = empty()
  #origin = ''

  static async under(page: Page): Promise<Scale> {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    return new Scale(page, session)
  }

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      // The bytes received so far are those of the headers.
      this.#types.set(requestId, { type, url: response.url, headers: response.encodedDataLength })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { type = '', url = '', headers = 0 } = this.#types.get(requestId) ?? {}
      if (!url || url.startsWith('data:') || type === 'Image') return
      this.#add(type, url, { bytes: encodedDataLength, headers })
    })
    page.on('console', (message) => {
      if (message.type() === 'error') this.#weight.complaints.push(message.text())
    })
  }

  /** `until` waits for what the page does after the network was idle. */
  async weigh(url: string, until?: () => Promise<unknown>): Promise<Weight> {
    await this.#page.goto('about:blank')
    // Includes the memory cache of the renderer process, which outlives the page.
    await this.#session.send('Network.setCacheDisabled', { cacheDisabled: true })
    this.#weight = empty()
    this.#origin = new URL(url).origin
    await Promise.all([until?.(), this.#page.goto(url, { waitUntil: 'networkidle' })])
    await this.#session.send('Network.setCacheDisabled', { cacheDisabled: false })
    return { ...this.#weight, shift: await layoutShift(this.#page) }
  }

  #add(type: string, url: string, { bytes, headers }: { bytes: number; headers: number }): void {
    this.#weight.requests++
    if (type === 'Document' || type === 'Stylesheet') this.#weight.markup += bytes
    if (type === 'Script') {
      this.#weight.script += bytes - headers
      this.#weight.scriptHeaders += headers
    }
    if (new URL(url).origin !== this.#origin) this.#weight.outside.push(url)
  }
}

const empty = (): Weight => ({
  markup: 0,
  script: 0,
  scriptHeaders: 0,
  requests: 0,
  outside: [],
  complaints: [],
  shift: 0,
})

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
