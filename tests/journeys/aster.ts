import { randomBytes } from 'node:crypto'
import { test as base } from '@playwright/test'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { type RunningAster, startAster } from '../harness/start-aster.ts'
import { databaseUrl, onServer, quiet } from '../harness/test-postgres.ts'
import { postgresOfThisRun } from './global-setup.ts'

/** Every worker has its own server and database, which its journeys share. */
export const test = base.extend<object, { aster: RunningAster; databaseUrl: string; store: Store }>({
  databaseUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { adminUrl, template } = postgresOfThisRun()
      const name = `aster_journey_${randomBytes(6).toString('hex')}`
      await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
      await use(databaseUrl(adminUrl, name))
      await onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
    { scope: 'worker' },
  ],
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
  store: [
    async ({ databaseUrl, aster: _ }, use) => {
      const store = await openStore({ databaseUrl, dataDir: '', databasePool: 2, log: quiet })
      await use(store)
      await store.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ aster }, use) => use(aster.url),
  // Each journey has its own address because of the rate limits per caller.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
})

export { expect } from '@playwright/test'
