import { randomBytes } from 'node:crypto'
import { test as base } from '@playwright/test'
import { type RunningAster, startAster } from '../harness/start-aster.ts'
import { databaseUrl, onServer } from '../harness/test-postgres.ts'
import { postgresOfThisRun } from './global-setup.ts'

/** Every worker has a server and a database of its own; a journey sees what its worker's journeys did before. */
export const test = base.extend<object, { aster: RunningAster; databaseUrl: string }>({
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
      const aster = await startAster(databaseUrl, { ASTER_TRUST_PROXY: 'loopback' })
      await use(aster)
      await aster.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ aster }, use) => use(aster.url),
  // Each journey is a caller of its own: a server takes only so much from one.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
})

export { expect } from '@playwright/test'
