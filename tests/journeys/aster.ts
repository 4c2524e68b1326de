import { randomBytes } from 'node:crypto'
import { type Browser, type BrowserContext, test as base, type CDPSession, type Page } from '@playwright/test'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { databaseUrl, onServer, quiet } from '../harness/postgres/test-postgres.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'
import { postgresOfThisRun } from './global-setup.ts'
import { desk, phone } from './looks.ts'
import { Scale } from './shell/weigh.ts'
import { signInBrowser } from './staff/signed-in.ts'

/** A tab that journeys use one after another. */
export type Reused = { context: BrowserContext; page: Page; session: CDPSession }

type OfWorker = {
  databaseUrl: string
  aster: RunningAster
  store: Store
  /** A tab for journeys that only read; a new context for each would start a process and compile every script again. */
  sharedPage: Page
  scale: Scale
  /** The same, signed in as an administrator. */
  officePage: Page
  /** The tabs of reused-page.ts, by their width. */
  kept: Map<number, Reused>
}

/**
 * Every worker has its own server and database, which its journeys share. All fixtures of workers stand here, because
 * Playwright starts a new worker for journeys that have others.
 */
export const test = base.extend<object, OfWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  databaseUrl: [({}, use) => withDatabase(use), { scope: 'worker' }],
  aster: [
    async ({ databaseUrl }, use) => {
      const aster = await startAster(databaseUrl, {
        ASTER_TRUST_PROXY: 'loopback',
        ASTER_WEBHOOKS: 'private',
      })
      await use(aster)
      await aster.stop()
    },
    { scope: 'worker' },
  ],
  store: [({ databaseUrl, aster: _ }, use) => withStore(databaseUrl, use), { scope: 'worker' }],
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  kept: [({}, use) => use(new Map()), { scope: 'worker' }],
  baseURL: ({ aster }, use) => use(aster.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  viewport: ({}, use, { file }) => use(isOfPhone(file) ? phone : desk),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  hasTouch: ({}, use, { file }) => use(isOfPhone(file)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  isMobile: ({}, use, { file }) => use(isOfPhone(file)),
  // Each journey has its own address because of the rate limits per caller.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
})

/** The name of the file says the width: '.phone.spec.ts' or '.desktop.spec.ts'. */
const isOfPhone = (file: string) => file.endsWith('.phone.spec.ts')

/** The database of a new installation, for as long as it is used. */
export async function withDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const { adminUrl, withSamples } = postgresOfThisRun()
  const name = `aster_journey_${randomBytes(6).toString('hex')}`
  await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${withSamples} STRATEGY FILE_COPY`)
  await use(databaseUrl(adminUrl, name))
  await onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
}

export async function withStore(databaseUrl: string, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ databaseUrl, dataDir: '', databasePool: 2, log: quiet })
  await use(store)
  await store.close()
}

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

export { expect } from '@playwright/test'
