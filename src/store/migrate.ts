import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connectionSettings } from './connection.ts'
import type { Log } from './log.ts'
import { StartupProblem } from './startup-problem.ts'

export type Migration = { name: string; text: string; checksum: string }

const folder = join(import.meta.dirname, 'migrations')

export async function readMigrations(from = folder): Promise<Migration[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = (await readFile(join(from, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Forward only, one transaction each. Of several instances that start at once, one works and the others wait. */
export async function migrate(databaseUrl: string, migrations: readonly Migration[], log: Log): Promise<void> {
  const client = new pg.Client({ ...connectionSettings(databaseUrl), statement_timeout: false, lock_timeout: 0 })
  client.on('error', () => {}) // the query that was running rejects
  await client.connect()
  try {
    for (const migration of await pendingOf(client, migrations)) {
      await inTurn(client, async () => {
        const [stillPending] = await pendingOf(client, [migration])
  }
}
