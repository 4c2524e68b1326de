import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../../src/store/open-store.ts'
import { startPostgres } from '../../src/store/postgres/embedded-postgres.ts'

/** One server per test run, with a migrated template database. */
export type TestPostgres = { adminUrl: string; template: string; stop(): Promise<void> }

export const quiet = { info() {}, warn() {}, error() {} }

/** Uses the server of ASTER_TEST_DATABASE_URL, whose user may create databases, or starts an embedded one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.ASTER_TEST_DATABASE_URL
  const server = given ? { adminUrl: given, stop: async () => {} } : await startInTemporaryFolder()
  const template = `aster_template_${randomBytes(4).toString('hex')}`
  await onServer(server.adminUrl, `CREATE DATABASE ${template}`)
  const store = await openStore({
    databaseUrl: databaseUrl(server.adminUrl, template),
    dataDir: '',
    databasePool: 1,
    log: quiet,
  })
  await store.close()
  return {
    adminUrl: server.adminUrl,
    template,
    async stop() {
      await onServer(server.adminUrl, `DROP DATABASE ${template} WITH (FORCE)`)
      await server.stop()
    },
  }
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

async function startInTemporaryFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aster-tests-'))
  // Over TCP with a password, like an external server; only tests of the embedded one use its socket.
  const postgres = await startPostgres({ dataDir, maxConnections: 200, log: quiet, transport: 'loopback' })
  const adminUrl = `${postgres.url('postgres')}&connect_timeout=60` // the machine may stall
  await onServer(adminUrl, 'ALTER SYSTEM SET fsync = off') // test data need not survive a power cut
  await onServer(adminUrl, 'SELECT pg_reload_conf()')
  return {
    adminUrl,
    async stop() {
      await postgres.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
