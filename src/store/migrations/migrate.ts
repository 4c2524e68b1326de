import type pg from 'pg'
import type { Log } from '../log.ts'
import { unhurried, withConnection } from '../postgres/connection.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { type AppliedMigration, divideMigrations, type Migration } from './read-migrations.ts'

/** The key of the advisory lock: any number that all instances share. */
const turn = 2704
const insufficientPrivilege = '42501'

const bookkeeping = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`

/** An advisory lock on migrations for the life of the connection, exclusive or shared. */
export async function holdMigrations(client: pg.Client, how: 'alone' | 'shared'): Promise<void> {
  await client.query(`SELECT pg_advisory_lock${how === 'shared' ? '_shared' : ''}($1)`, [turn])
}

/** Forward only, each in a transaction. The lock serialises instances that start together. */
export async function migrate(databaseUrl: string, migrations: readonly Migration[], log: Log) {
  try {
    await withConnection(databaseUrl, unhurried, (client) => migrateWith(client, migrations, log))
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    throw new StartupProblem(
      'The user of DATABASE_URL may not create tables: make it the owner of its database, or set DATABASE_MIGRATION_URL.',
    )
  }
}

async function migrateWith(client: pg.Client, migrations: readonly Migration[], log: Log): Promise<void> {
  await holdMigrations(client, 'alone')
  // Even IF NOT EXISTS needs the privilege to create tables, which the runtime role lacks.
  const { rows: found } = await client.query(`SELECT to_regclass('public.schema_migration') AS known`)
  if (!found[0]?.known) await client.query(bookkeeping)
  const { rows } = await client.query<AppliedMigration>('SELECT name, checksum FROM schema_migration')
  for (const migration of divideMigrations(migrations, rows, 'The database').pending) {
    await client.query('BEGIN')
    await apply(client, migration)
    await client.query('COMMIT')
    log.info({ migration: migration.name }, 'Migrated the database')
  }
}

/** Migrates in the transaction of a restore. */
export async function migrateInside(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(bookkeeping)
  for (const migration of migrations) await apply(client, migration)
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query(text)
  await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum])
}
