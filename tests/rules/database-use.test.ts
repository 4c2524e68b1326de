import { expect, test } from 'vitest'
import { problemsOf } from './sample-repository.ts'

const path = 'src/services/erase.ts'
const raw = 'begins a transaction of its own: call transaction() from src/store/postgres/transaction.ts'
const bare = 'takes a bare connection: take a Database (src/store/database.ts)'

test.each([
  'store.db.transaction().execute(async () => {})',
  "trx.transaction().setIsolationLevel('serializable')",
  'await db.startTransaction().execute()',
])('a raw transaction is found: %s', async (statement) => {
  expect(await problemsOf({ [path]: statement })).toEqual([`${path}:1 ${raw}`])
})

test.each([
  'export function erase(db: Kysely<DB>) {}',
  'export const erase = async (id: string, { db }: { db: Kysely<DB> }) => {}',
  'export const erase = (trx: Transaction<DB>) => {}',
  "export const erase = (db: Store['db'] = store.db) => {}",
  'export type Act = (act: (trx: Kysely<DB>) => void) => void',
  'export type Eraser = { erase(db: Kysely<DB>): void }',
])('a parameter that is a bare connection is found: %s', async (text) => {
  expect(await problemsOf({ [path]: text })).toEqual([`${path}:1 ${bare}`])
})

test.each([
  ['src/store/postgres/transaction.ts', 'database.db.transaction().execute(async () => {})'],
  ['src/store/postgres/read-replica.ts', 'export const hasCaughtUp = (primary: Kysely<DB>) => {}'],
  ['src/store/database.ts', 'export const withoutDelivery = (db: Kysely<DB>): Database => ({ db })'],
  ['src/store/erase.test.ts', 'db.transaction().execute((db: Kysely<DB>) => {})'],
  [path, 'transaction(database, async (trx: Database) => {})'],
  [path, 'const open = (): Kysely<DB> => new Kysely<DB>({})'],
  ['src/web/offline/object-store.ts', "database.transaction('unsent', 'readonly')"],
])('but not in %s: %s', async (elsewhere, text) => {
  expect(await problemsOf({ [elsewhere]: text })).toEqual([])
})
