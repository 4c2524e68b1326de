import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../../src/store/open-store.ts'
import { startPostgres } from '../../src/store/postgres/embedded-postgres.ts'

/** One server for a run of tests, with a migrated database to copy. */
export type TestPostgres = { adminUrl: string; template: string; stop(): Promise<void> }

export const quiet = { info() {}, warn() {}, error() {} }

/** ASTER_TEST_DATABASE_URL names a server whose user may create databases; otherwise an embedded one is started. */
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
  client.on('error', () => {}) // the statement that was running rejects
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function startInTemporaryFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aster-tests-'))
  // Over TCP with a password, as a server that ASTER does not start is met; trials of the embedded one use its socket.
  const postgres = await startPostgres({ dataDir, maxConnections: 200, log: quiet, transport: 'loopback' })
  const adminUrl = postgres.url('postgres')
  await onServer(adminUrl, 'ALTER SYSTEM SET fsync = off') // what tests write need not survive a power cut
  await onServer(adminUrl, 'SELECT pg_reload_conf()')
  return {
    adminUrl,
    async stop() {
      await postgres.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
