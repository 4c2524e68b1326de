import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './generated/schema.ts'
import type { Log } from './log.ts'
import { migrate } from './migrations/migrate.ts'
import { type Migration, readMigrations } from './migrations/read-migrations.ts'
import { awaitPooler, awaitServer } from './postgres/await-server.ts'
import { createPool, withConnection } from './postgres/connection.ts'
import { startPostgres } from './postgres/embedded-postgres.ts'
import { openReplica, type ReadReplica } from './postgres/read-replica.ts'
import { StartupProblem } from './postgres/startup-problem.ts'
import { type FilesSetting, openFolder } from './uploads/open-folder.ts'

export type Store = Database & {
  /** The URL for work that needs a dedicated connection, such as LISTEN. */
  readonly databaseUrl: string
  /** See `reading`. */
  readonly replica: ReadReplica | undefined
  readonly log: Log
  /** Calls the listener whenever mail is due, until the returned function ends it. */
  onMailDue(listener: () => void): () => void
  ready(): Promise<Readiness>
  connections(): Connections
  close(): Promise<void>
}

export type Readiness = { database: boolean; migrations: boolean }

export type Connections = { total: number; idle: number; waiting: number }

export type StoreOptions = {
  /** A PostgreSQL server; without it the embedded one runs on the data directory. */
  databaseUrl?: string | undefined
  /** The same database as a role that may change its tables, if the other role may not. */
  migrationUrl?: string | undefined
  /** The same server without the transaction pooler of the other URL. */
  directUrl?: string | undefined
  /** A replica of the database. */
  readUrl?: string | undefined
  dataDir: string
  databasePool: number
  /** The folder of files; without it, all are in the database. */
  files?: FilesSetting | undefined
  /** See `Database`. */
  publicSite?: string | undefined
  log: Log
  signal?: AbortSignal | undefined
}

/** Reserved for the owner's session, listener, migration and psql. */
const connectionsBesideThePool = 20

const inDatabaseOnly: FilesSetting = { path: undefined, takesNew: false }

/** Opens the database and migrates it; throws a StartupProblem if an operator has to act. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, migrationUrl, directUrl, readUrl } = options
  const { dataDir, databasePool, publicSite, log, signal } = options
  const migrations = await readMigrations()
  const server = databaseUrl
    ? { url: () => databaseUrl, close: async () => {} }
    : await startPostgres({ dataDir, maxConnections: databasePool + connectionsBesideThePool, log, signal })
  const url = server.url('aster')
  try {
    await awaitServer(directUrl ?? url, log, { signal })
    performance.mark('database answers')
    await migrate(migrationUrl ?? directUrl ?? url, migrations, log)
    if (directUrl) await awaitPooler(url, log, signal)
    if (migrationUrl) await checkPrivileges(directUrl ?? url)
    signal?.throwIfAborted()
    performance.mark('database is migrated')
  } catch (error) {
    await server.close()
    throw error
  }

  const pool = createPool(url, databasePool, log, { isPooled: directUrl !== undefined })
  const replica = readUrl ? openReplica(readUrl, databasePool, log) : undefined
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await replica?.close()
    await db.destroy()
    await server.close()
  }
  const listeners = new Set<() => void>()
  const database: Database = {
    db,
    publicSite,
    wakePostOffice: () => {
      for (const listener of listeners) listener()
    },
  }
  const files = await openFolder(database, options.files ?? inDatabaseOnly, log).catch(async (error) => {
    await close()
    throw error
  })
  return {
    ...database,
    files,
    onMailDue(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    databaseUrl: directUrl ?? url,
    replica,
    log,
    ready: () => checkReadiness(database, migrations),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
  }
}

async function checkReadiness({ db }: Database, shipped: readonly Migration[]): Promise<Readiness> {
  try {
    const applied = await db.selectFrom('schema_migration').select('name').execute()
    return {
      database: true,
      migrations: shipped.every(({ name }) => applied.some((row) => row.name === name)),
    }
  } catch (error) {
    const noSuchTable = (error as { code?: string }).code === '42P01'
    return { database: noSuchTable, migrations: false }
  }
}

/** Tables and sequences, without those of extensions, that the role cannot use. */
const outOfReach = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND NOT relispartition AND CASE
    WHEN relkind IN ('r', 'p') THEN NOT (
      has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT') AND
      has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
    WHEN relkind = 'S' THEN NOT has_sequence_privilege(oid, 'USAGE')
    ELSE false END
  ORDER BY relname`

/** Fails at the start instead of at the first request that needs a missing privilege. */
async function checkPrivileges(databaseUrl: string): Promise<void> {
  const { rows } = await withConnection(databaseUrl, {}, (client) =>
    client.query<{ name: string }>(outOfReach),
  )
  if (rows.length === 0) return
  const names = rows.slice(0, 5).map(({ name }) => name)
  throw new StartupProblem(
    `The user of DATABASE_URL may not read and write ${names.join(', ')}: grant it what docs/operations.md names under 'Two roles'.`,
  )
}
