import type { Browser, Page } from '@playwright/test'
import { test as base } from './aster.ts'
import { desk } from './looks.ts'
import { Scale } from './shell/weigh.ts'
import { signInBrowser } from './signed-in.ts'

/**
 * One page for all read-only journeys of a worker: a new browser context for each would start a process and compile
 * every script again, which costs more than the test itself.
 */
export const test = base.extend<object, { sharedPage: Page; scale: Scale; officePage: Page }>({
  sharedPage: [({ browser, aster }, use) => withPage(browser, aster.url, use), { scope: 'worker' }],
  scale: [async ({ sharedPage }, use) => use(await Scale.under(sharedPage)), { scope: 'worker' }],
  officePage: [
    ({ browser, aster, store }, use) =>
      withPage(browser, aster.url, async (page) => {
        await signInBrowser(page.context(), aster, store, 'administrator')
        await use(page)
      }),
    { scope: 'worker' },
  ],
})

async function withPage(browser: Browser, baseURL: string, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    baseURL,
    viewport: desk,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await use(await context.newPage())
  await context.close()
}
