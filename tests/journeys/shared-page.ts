import type { Browser, Page } from '@playwright/test'
import { test as base } from './aster.ts'
import { desk } from './looks.ts'
import { Scale } from './shell/weigh.ts'
import { signInBrowser } from './signed-in.ts'

/**
 * One page for all journeys of a worker that only look at pages: a new browser context for each starts a process and
 * compiles every script anew, which costs more than the look.
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
  const context = await browser.newContext({ baseURL, viewport: desk, reducedMotion: 'reduce' })
  await use(await context.newPage())
  await context.close()
}
