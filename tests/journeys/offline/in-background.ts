import { expect, type Page } from '@playwright/test'

/** Waits until the service worker has cached an address. */
export async function kept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address))
    .toBe(true)
}

/** The number of forms that the page has handed to the service worker. */
export function unsent(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('aster-outbox', 1)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('unsent').objectStore('unsent').count()
      counting.onsuccess = () => resolve(counting.result)
    }
  })
}

/** Test browsers have Background Sync disabled, but accept its event from DevTools. */
export async function wakeWorker(page: Page, url: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(url))
      if (found) resolve(found.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const event = { origin: url, tag: 'aster-outbox', lastChance: false }
  await browser.send('ServiceWorker.dispatchSyncEvent', { ...event, registrationId: await registered })
}
