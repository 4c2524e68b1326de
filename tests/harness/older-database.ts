import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { migrate } from '../../src/store/migrations/migrate.ts'
import { readMigrations } from '../../src/store/migrations/read-migrations.ts'
import { openStore } from '../../src/store/open-store.ts'
import { withClient } from './fingerprint.ts'
import type { TestDatabase } from './test-database.ts'
import { databaseUrl, onServer, quiet } from './test-postgres.ts'

/** A database of the version before a migration, filled by these statements and then migrated to today's. */
export async function olderDatabase(before: string, statements: string): Promise<TestDatabase> {
  const { adminUrl } = inject('postgres')
  const name = `aster_older_${randomBytes(6).toString('hex')}`
  await onServer(adminUrl, `CREATE DATABASE ${name}`)
  const url = databaseUrl(adminUrl, name)
  const older = (await readMigrations()).filter((migration) => migration.name < before)
  await migrate(url, older, quiet)
  await withClient(url, (client) => client.query(statements))
  const store = await openStore({ databaseUrl: url, dataDir: '', databasePool: 5, log: quiet })
  return {
    url,
    store,
    async drop() {
      await store.close()
      await onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
