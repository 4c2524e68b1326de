import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { type Database, withoutDelivery } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { failWaitingDeliveries } from '../integrations/webhook-deliveries.ts'
import { failUnsentMails } from '../mail/mail-queue.ts'
import { holdMigrations, migrateInside } from '../migrations/migrate.ts'
import { divideMigrations, type Migration, readMigrations } from '../migrations/read-migrations.ts'
import { unhurried, withConnection } from '../postgres/connection.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { transaction } from '../postgres/transaction.ts'
import { repeatErasures } from '../privacy/erase-application.ts'
import { saveKnownErasures } from '../privacy/erase-rows.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'
import { makeMonths } from '../tracking/months.ts'
import type { FilesSetting } from '../uploads/open-folder.ts'
import { hasTable, listSequences } from './catalogue.ts'
import { gatherErasures, type Known } from './known-erasures.ts'
import { loadTables, setSequences } from './load-tables.ts'
import { openBackup } from './open-backup.ts'
import { prepareFolder, type RestoredFiles } from './restored-files.ts'

export type RestoreOrder = {
  databaseUrl: string
  file: string
  passphrase: string | undefined
  /** The name of the database, as confirmation that its content may be deleted. */
  replace: string | undefined
  /** The folder for files, if they do not go into the database. */
  files?: FilesSetting | undefined
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
    const settings = { ...unhurried, application_name: 'aster restore' }
    return await withConnection(order.databaseUrl, settings, async (client) => {
      await holdMigrations(client, 'alone') // an instance that starts now waits for the end
      const database = overOneConnection(client)
      let folder: RestoredFiles | undefined
      const restored = await transaction(database, async (trx) => {
        await refuseOthers(client)
        await refuseUnasked(client, order.replace)
        folder = await prepareFolder(trx, order.files, await hasTable(client, 'file_folder'))
        const erasures = await gatherErasures(client, order.file, { ...order, createdAt })
        const present = await listSequences(client)
        await clearSchema(client)
        await migrateInside(client, applied)
        const loaded = await loadTables(
          client,
          tables(),
          order.file,
          order.files?.takesNew ? folder?.load : undefined,
        )
        await migrateInside(client, pending)
        await setSequences(client, facts.sequences, present)
        await saveKnownErasures(trx)
        const settled = await settleRestored({ ...trx, files: folder?.files }, folder)
        return { ...loaded, ...settled, createdAt, secret: facts.secret, erasures }
      }).catch(async (error) => {
        await folder?.undo()
        throw error
      })
      await folder?.clear(database)
      await client.query('ANALYZE')
      return restored
    })
  } finally {
    backup.close()
  }
}

/** Statements of the connection and use cases of the store share its transaction. */
function overOneConnection(client: pg.Client): Database {
  const connection = { query: client.query.bind(client), release() {} }
  const pool = { connect: async () => connection, end: async () => {} } as unknown as pg.Pool
  return withoutDelivery(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }))
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

/**
 * Drops everything that our migrations created, without superuser rights; extensions stay, since others may use them.
 * A dropped table takes along the functions that receive its rows.
 */
async function clearSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `SELECT 'DROP TABLE ' || string_agg(oid::regclass::text, ', ') || ' CASCADE' AS drop
     FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = current_schema()::regnamespace
     UNION ALL
     SELECT 'DROP FUNCTION IF EXISTS ' || string_agg(oid::regprocedure::text, ', ') || ' CASCADE'
     FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
     UNION ALL
     SELECT 'DROP TYPE IF EXISTS ' || string_agg(oid::regtype::text, ', ') || ' CASCADE'
     FROM pg_type WHERE typtype IN ('d', 'e') AND typnamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_type.oid AND deptype = 'e')`,
  )
  for (const { drop } of rows) if (drop) await client.query(drop)
}

/**
 * Before the restored data are readable: repeats the erasures, and fails queued mails, which may have been sent.
 */
async function settleRestored(database: Database, folder: RestoredFiles | undefined) {
  const damagedFiles = [...((await folder?.settle(database)) ?? []), ...(await findDamagedFiles(database))]
  await makeMonths(database)
  await repeatErasures(database)
  await forgetExpired(database)
  await failWaitingDeliveries(database)
  return { mails: await failUnsentMails(database), damagedFiles }
}

/** Files whose SHA-256 differs from the one at upload. */
async function findDamagedFiles({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM upload WHERE stored_as IS NULL AND sha256 IS NOT NULL AND sha256 IS DISTINCT FROM (
      SELECT sha256(string_agg(bytes, '' ORDER BY start)) FROM upload_piece WHERE upload_id = upload.id
    )`.execute(db)
  return rows.map(({ id }) => id)
}
