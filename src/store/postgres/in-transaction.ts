import type { Store } from '../open-store.ts'

type Database = Pick<Store, 'db'>

/** In the transaction that is open already, as in a restore, or in one of its own. */
export function inTransaction<T>({ db }: Database, act: (database: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? act({ db }) : db.transaction().execute((trx) => act({ db: trx }))
}
