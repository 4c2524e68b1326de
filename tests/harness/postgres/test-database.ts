import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../../src/store/open-store.ts'
import { letGo } from '../server/let-go.ts'
import { databaseUrl, quiet } from './test-postgres.ts'

export type TestDatabase = { url: string; store: Store; drop(): Promise<void> }

/** A new, empty, migrated database: a copy of the template in milliseconds. */
export const freshDatabase = (options?: Partial<StoreOptions>): Promise<TestDatabase> =>
  copyOf(inject('postgres').template, options)

/** The same with the content that a server writes at its first start, in a tenth of a second. */
export const databaseWithSamples = (): Promise<TestDatabase> => copyOf(inject('postgres').withSamples)

async function copyOf(template: string, options?: Partial<StoreOptions>): Promise<TestDatabase> {
  const { adminUrl } = inject('postgres')
  const name = `aster_test_${randomBytes(6).toString('hex')}`
  await overOneLine(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const url = databaseUrl(adminUrl, name)
  const store = await openStore({ databaseUrl: url, dataDir: '', databasePool: 5, log: quiet, ...options })
  const database: TestDatabase = {
    url,
    store,
    async drop() {
      await store.close()
      await overOneLine(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
      letGo(database)
    },
  }
  return database
}

let line: pg.Pool | undefined

/** A worker keeps one connection to make and drop its databases; a broken one is replaced. */
async function overOneLine(adminUrl: string, statement: string): Promise<void> {
  line ??= new pg.Pool({
    connectionString: adminUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {})
  await line.query(statement)
}
