import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seedSampleContent } from '../../../src/services/content/seed-sample-content.ts'
import { openStore, type Store } from '../../../src/store/open-store.ts'
import type { Transport } from '../../../src/store/postgres/address.ts'
import { startPostgres } from '../../../src/store/postgres/embedded-postgres.ts'
import { beginNight, endNight } from '../../../src/store/privacy/retention-runs.ts'

/** One server per test run, with two migrated databases to copy: without content, and with that of a new installation. */
export type TestPostgres = { adminUrl: string; template: string; withSamples: string; stop(): Promise<void> }

export const quiet = { info() {}, warn() {}, error() {} }

/** Test data need not survive a power cut, no table lives long enough to be vacuumed, and nobody guesses the password. */
export const quickSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  scram_iterations: '1',
}

/** For benchmarks: what PostgreSQL has in production. */
export const productionSettings = {}

type Kind = { transport?: Transport; settings?: Readonly<Record<string, string>> }

/**
 * Uses the server of ASTER_TEST_DATABASE_URL, whose user may create databases, or starts an embedded one: over TCP with
 * a password, like an external server, unless asked for its socket.
 */
export async function startTestPostgres(kind: Kind = {}): Promise<TestPostgres> {
  const given = process.env.ASTER_TEST_DATABASE_URL
  if (given && kind.settings)
    console.warn('ASTER_TEST_DATABASE_URL: that server keeps its own settings, and figures depend on them.')
  const server = given ? { adminUrl: given, stop: async () => {} } : await startInTemporaryFolder(kind)
  const template = `aster_template_${randomBytes(4).toString('hex')}`
  await onServer(server.adminUrl, `CREATE DATABASE ${template}`)
  await inDatabase(databaseUrl(server.adminUrl, template))
  const withSamples = `${template}_samples`
  await onServer(server.adminUrl, `CREATE DATABASE ${withSamples} TEMPLATE ${template} STRATEGY FILE_COPY`)
  await inDatabase(databaseUrl(server.adminUrl, withSamples), async (store) => {
    await seedSampleContent(store)
    await passNight(store)
  })
  return {
    adminUrl: server.adminUrl,
    template,
    withSamples,
    async stop() {
      await onServer(server.adminUrl, `DROP DATABASE ${withSamples} WITH (FORCE)`)
      await onServer(server.adminUrl, `DROP DATABASE ${template} WITH (FORCE)`)
      await server.stop()
    },
  }
}

/** A server's first act is the work of the night, which makes partitions while tests fill the rest of them. */
async function passNight(store: Store): Promise<void> {
  const night = await beginNight(store)
  if (night) await endNight(store, night, {})
}

/** Migrates a database on the way. */
async function inDatabase(databaseUrl: string, act?: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openStore({ databaseUrl, dataDir: '', databasePool: 1, log: quiet })
  await act?.(store)
  await store.close()
}

export function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = database
  return url.href
}

export async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {}) // the running statement rejects instead
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function startInTemporaryFolder({ transport = 'loopback', settings = quickSettings }: Kind) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aster-tests-'))
  const postgres = await startPostgres({ dataDir, maxConnections: 200, log: quiet, transport })
  const adminUrl = `${postgres.url('postgres')}&connect_timeout=60` // the machine may stall
  for (const [name, value] of Object.entries(settings))
    await onServer(adminUrl, `ALTER SYSTEM SET ${name} = ${value}`)
  await onServer(adminUrl, 'SELECT pg_reload_conf()')
  const { password } = new URL(adminUrl)
  if (password && settings.scram_iterations)
    await onServer(
      adminUrl,
      `SET scram_iterations = ${settings.scram_iterations}; ALTER ROLE aster PASSWORD '${password}'`,
    )
  return {
    adminUrl,
    async stop() {
      await postgres.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
