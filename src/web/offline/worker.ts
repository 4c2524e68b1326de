import { deliver } from './deliver.ts'
import { keptPages } from './kept-pages.ts'
import { outbox } from './outbox.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** The timeout after which a cached page is shown instead, if there is one. */
const patience = 10_000

const partsOfPages = /^\/(?:assets|words|icons|flags|pictures)\//

/**
 * Network first: forms that were opened before and pages that were read are served from the cache while offline. Calls
 * and posts are not intercepted.
 */
export function startWorker(): void {
  const worker = self as unknown as WorkerScope
  const pages = keptPages(worker.aster)

  worker.addEventListener('install', (event) => event.waitUntil(begin()))
  worker.addEventListener('activate', (event) => event.waitUntil(takeCharge()))
  worker.addEventListener('message', (event) => {
    const { keep, shell } = event.data
    if (keep) event.waitUntil(pages.keep(keep, shell).catch(() => {})) // while offline the next visit does it
  })
  worker.addEventListener('sync', (event) => event.waitUntil(sendAll()))
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const address = new URL(url)
    if (method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return
    if (mode === 'navigate') event.respondWith(answer(event, address))
    else if (partsOfPages.test(address.pathname)) event.respondWith(pages.part(event.request))
  })

  /** Before activation, caches the pages in the languages of the open pages. */
  async function begin() {
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
    await pages.begin(open.map(({ url }) => new URL(url).pathname))
  }

  async function takeCharge() {
    await pages.forgetOldBuilds()
    // The browser asks for a page while it wakes the worker.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }

  async function answer(event: FetchEvent, address: URL): Promise<Response> {
    try {
      const response = await fromLine(event, address)
      if (response.status >= 500) return (await pages.page(address)) ?? response
      event.waitUntil(pages.see(address, response).catch(() => {}))
      return response
    } catch {
      return (await pages.page(address)) ?? (await pages.instead(address)) ?? Response.error()
    }
  }

  async function fromLine({ request, preloadResponse }: FetchEvent, address: URL): Promise<Response> {
    const coming = preloadResponse.then((preloaded) => preloaded ?? fetch(request))
    const silence = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
    const first = await Promise.race([coming, silence])
    return first ?? (await pages.page(address)) ?? coming
  }

  /** Fails while something waits, so that the browser tries again. */
  async function sendAll(): Promise<void> {
    const outcomes = await Promise.all(
      (await outbox.all()).map(async (unsent) => unsent.outcome ?? deliver(unsent)),
    )
    for (const client of await worker.clients.matchAll()) client.postMessage({ unsent: true })
    if (outcomes.includes(undefined)) throw new Error('There is no line')
  }
}
