import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../tests/harness/test-database.ts'
import { onServer, quiet } from '../../tests/harness/test-postgres.ts'
import { createPool } from './connection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('when the server ends all connections, idle and busy, one line says so', async () => {
  const told: string[] = []
  const pool = createPool(database.url, 6, { ...quiet, warn: (_, message) => told.push(message) })
  const clients = await Promise.all([1, 2, 3, 4, 5, 6].map(() => pool.connect()))
  for (const idle of clients.splice(0, 3)) idle.release()
  const name = new URL(database.url).pathname.slice(1)
  const all = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
  await onServer(inject('postgres').adminUrl, all)
  await expect.poll(() => pool.idleCount).toBe(0)
  for (const busy of clients) await expect(busy.query('SELECT 1')).rejects.toThrow()
  expect(told).toEqual(['A database connection was lost'])
  for (const busy of clients) busy.release(true)
  await pool.end()
})
