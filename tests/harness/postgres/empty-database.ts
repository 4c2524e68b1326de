import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { databaseUrl, onServer } from './test-postgres.ts'

/** A database without tables, whose owner has no rights outside of it. */
export async function emptyDatabase(): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const { adminUrl } = inject('postgres')
  const name = `aster_empty_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await onServer(adminUrl, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`)
  await onServer(adminUrl, `CREATE DATABASE ${name} OWNER ${name}`)
  const url = Object.assign(new URL(databaseUrl(adminUrl, name)), { username: name, password })
  return {
    name,
    url: url.href,
    async drop() {
      await onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
      await onServer(adminUrl, `DROP ROLE ${name}`)
    },
  }
}
