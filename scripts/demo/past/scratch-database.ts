import { randomBytes } from 'node:crypto'
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely'
import type { DB } from '../../../src/store/generated/schema.ts'
import type { Log } from '../../../src/store/log.ts'
import { openStore, type Store } from '../../../src/store/open-store.ts'
import {
  createPool,
  PreparingClient,
  unhurried,
  withConnection,
} from '../../../src/store/postgres/connection.ts'
import { StartupProblem } from '../../../src/store/postgres/startup-problem.ts'

export type Past = {
  store: Store
  /** Sets the clock of the database. */
  setClock(moment: Date): void
  /** The current time of the clock. */
  now(): number
  drop(): Promise<void>
}

const insufficientPrivilege = '42501'

/**
 * An empty registry beside the real one, with a clock that the demo sets. Its functions and column defaults read that
 * clock, because they are created where a function `now` stands before PostgreSQL's own. So every service stamps what it
 * writes with the day on which it happens in the demo, and nothing has to be dated back, not even the audit.
 */
export async function openPast(serverUrl: string, log: Log, begins = new Date()): Promise<Past> {
  const name = `aster_demo_${randomBytes(6).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = name
  await dropLeftovers(serverUrl)
  await onServer(serverUrl, `CREATE DATABASE ${name}`)
  const remove = () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  try {
    await withConnection(url.href, unhurried, async (client) => {
      await client.query(clock)
      // Nothing in it has to survive a power cut.
      await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
      await client.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`)
      // Else PostgreSQL plans most prepared statements again each time.
      await client.query(`ALTER DATABASE ${name} SET plan_cache_mode = force_generic_plan`)
    })
    const store = await openStore({ databaseUrl: url.href, dataDir: '', databasePool: 1, log })
    let shown = begins.getTime()
    const db = openClocked(url.href, () => shown, log)
    return {
      store: { ...store, db },
      now: () => shown,
      setClock(moment) {
        shown = moment.getTime()
      },
      async drop() {
        await db.destroy()
        await store.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * A setting of each connection, because reading a table takes longer than the rest of many statements. Migrations have
 * the time of today: only a superuser may set it for the whole database.
 */
const clock = `
  CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT coalesce(to_timestamp(nullif(current_setting('demo.now', true), '')::float8), pg_catalog.now()) $$`

const connections = 10

/** Tells each connection the time before it is used. */
function openClocked(url: string, now: () => number, log: Log): Kysely<DB> {
  const told = new WeakMap<DatabaseConnection, number>()
  const tell = async (connection: DatabaseConnection) => {
    const moment = now()
    if (told.get(connection) === moment) return
    await connection.executeQuery(CompiledQuery.raw(`SET demo.now = '${moment / 1000}'`))
    told.set(connection, moment)
  }
  const pool = createPool(url, connections, log, { Client: preparingRepeated() })
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool, onReserveConnection: tell }) })
}

const mostPrepared = 500

/** Prepare a statement at this use, since some come once, such as the ranking of experts for one request. */
const worthPreparing = 10

/** PostgreSQL plans these; BEGIN and COMMIT, for example, gain nothing from being prepared. */
const isPlanned = /^\s*(?:select|with|insert|update|delete)\b/i

/** Stories repeat the same few hundred statements: each connection parses and plans them once. */
function preparingRepeated() {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return class extends PreparingClient {
    override nameOf(text: string, values: unknown): string | undefined {
      const known = names.get(text)
      if (known || names.size >= mostPrepared) return known
      if (!Array.isArray(values) || !isPlanned.test(text)) return undefined
      const times = (seen.get(text) ?? 0) + 1
      seen.set(text, times)
      if (times < worthPreparing) return undefined
      const name = `story_${names.size}`
      names.set(text, name)
      return name
    }
  }
}

/** Drops databases of interrupted runs, which have no connections. */
async function dropLeftovers(serverUrl: string): Promise<void> {
  const { rows } = await onServer<{ name: string }>(
    serverUrl,
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'aster\\_demo\\_%'
       AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE pg_stat_activity.datname = pg_database.datname)`,
  )
  for (const { name } of rows) await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name}`)
}

async function onServer<Row extends object>(serverUrl: string, statement: string) {
  try {
    return await withConnection(serverUrl, unhurried, (client) => client.query<Row>(statement))
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    throw new StartupProblem(
      'The user of DATABASE_URL may not create databases: the demo data are made in a database of their own.',
    )
  }
}
