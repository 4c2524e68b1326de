import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { test as base, type Reused } from '../aster.ts'

/** After this time a tab that hangs is abandoned. */
const longestMs = 20_000

/**
 * Journeys one after another in the same tab, emptied between them: a new one starts a process and compiles every script
 * again, half of what opening a form costs. Journeys with init scripts or a CDP session ask for `ownTab`.
 */
export const test = base.extend<{ ownTab: boolean; reused: Reused }>({
  ownTab: [false, { option: true }],
  reused: async (
    { browser, kept, aster, ownTab, javaScriptEnabled, extraHTTPHeaders, viewport },
    use,
    info,
  ) => {
    const isShared = !ownTab && javaScriptEnabled !== false
    const width = viewport?.width ?? 0
    const reused = (isShared && kept.get(width)) || (await open(() => browser.newContext()))
    if (isShared) kept.delete(width)
    await reused.context.setExtraHTTPHeaders({ ...extraHTTPHeaders })
    await use(reused)
    if (!isShared || info.status !== info.expectedStatus) return reused.context.close()
    const emptied = empty(reused, aster.url).then(() => true)
    const isEmpty = await Promise.race([emptied, sleep(longestMs, false, { ref: false })])
    if (!isEmpty) return reused.context.close()
    if (viewport) await reused.page.setViewportSize(viewport)
    kept.set(width, reused)
  },
  context: ({ reused }, use) => use(reused.context),
  page: ({ reused }, use) => use(reused.page),
})

async function open(newContext: () => Promise<BrowserContext>): Promise<Reused> {
  const context = await newContext()
  const page = await context.newPage()
  return { context, page, session: await context.newCDPSession(page) }
}

/** Empties a tab, so that the next journey sees nothing of this one. */
async function empty({ context, page, session }: Reused, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const name of [
    'console',
    'dialog',
    'pageerror',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
  ])
    page.removeAllListeners(name)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto(`${origin}/robots.txt`) // runs no script
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
}

export { expect } from '@playwright/test'
