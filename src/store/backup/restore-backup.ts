import type pg from 'pg'
import { holdMigrations, migrateInside } from '../migrations/migrate.ts'
import { divideMigrations, type Migration, readMigrations } from '../migrations/read-migrations.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { hasTable, listSequences } from './catalogue.ts'
import { clearSchema } from './clear-schema.ts'
import { gatherErasures, type Known, keepKnownErasures } from './known-erasures.ts'
import { loadTables, setSequences } from './load-tables.ts'
import { openBackup } from './open-backup.ts'
import { connectForLong, inOneTransaction } from './own-connection.ts'
import { settleRestored } from './settle-restored.ts'

export type RestoreOrder = {
  databaseUrl: string
  file: string
  passphrase: string | undefined
  /** The name of the database, from somebody who wants what it holds to be deleted. */
  replace: string | undefined
}

export type Restored = {
  tables: number
  rows: number
  createdAt: string
  secret: string | null
  erasures: Known
  mails: number
  damagedFiles: string[]
}

/** Atomic: after any failure the database is unchanged. */
export async function restoreBackup(order: RestoreOrder, shipped?: readonly Migration[]): Promise<Restored> {
  const backup = await openBackup(order.file, order.passphrase)
  try {
    const { createdAt } = backup.header
    const { facts, tables } = await backup.read()
    const { applied, pending } = divideMigrations(
      shipped ?? (await readMigrations()),
      facts.migrations,
      order.file,
    )
    const client = await connectForLong(order.databaseUrl, 'aster restore')
    try {
      await holdMigrations(client, 'alone') // an instance that starts now waits for the end
      const restored = await inOneTransaction(client, async (database) => {
        await refuseOthers(client)
        await refuseUnasked(client, order.replace)
        const erasures = await gatherErasures(client, order.file, { ...order, createdAt })
        const present = await listSequences(client)
        await clearSchema(client)
        await migrateInside(client, applied)
        const loaded = await loadTables(client, tables(), order.file)
        await migrateInside(client, pending)
        await setSequences(client, facts.sequences, present)
        await keepKnownErasures(client)
        const settled = await settleRestored(database)
        return { ...loaded, ...settled, createdAt, secret: facts.secret, erasures }
      })
      await client.query('ANALYZE')
      return restored
    } finally {
      await client.end()
    }
  } finally {
    backup.close()
  }
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'aster%'`,
  )
  if (rows[0]?.count === 0) return
  throw new StartupProblem('ASTER is running on this database: stop every instance first.')
}

async function refuseUnasked(client: pg.Client, replace: string | undefined): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  const name = rows[0]?.name ?? ''
  if (replace !== undefined && replace !== name) {
    throw new StartupProblem(`The database is called ${name}, not '${replace}'.`)
  }
  if (replace === undefined && (await hasTable(client))) {
    throw new StartupProblem(
      `The database ${name} is not empty: take an empty one, or add --replace=${name}, which deletes all that it holds.`,
    )
  }
}
