import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { connectionSettings } from '../postgres/connection.ts'
import { transaction } from '../postgres/transaction.ts'

/** No statement timeout: no visitor waits here. */
export async function connectForLong(databaseUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionSettings(databaseUrl),
    application_name: name,
    statement_timeout: false,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  client.on('error', () => {}) // the running statement rejects
  await client.connect()
  return client
}

/** One transaction for statements of the connection and for use cases of the store. */
export function inOneTransaction<T>(client: pg.Client, act: (database: Database) => Promise<T>): Promise<T> {
  const connection = { query: client.query.bind(client), release() {} }
  const pool = { connect: async () => connection, end: async () => {} } as unknown as pg.Pool
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return transaction({ db, wakePostOffice() {} }, act)
}
