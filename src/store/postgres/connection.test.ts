import { once } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type DatabaseLine, openLine } from '../../../tests/api/http/database-line.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { onServer, quiet } from '../../../tests/harness/test-postgres.ts'
import { closeSilentConnections, connectionSettings, createPool } from './connection.ts'

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

describe('a server that falls silent', () => {
  let line: DatabaseLine
  let client: pg.Client
  beforeEach(async () => {
    line = await openLine(database.url)
    client = new pg.Client(connectionSettings(line.url))
    client.on('error', () => {})
    await client.connect()
    closeSilentConnections(client, 300)
  })
  afterEach(async () => {
    await client.end()
    await line.cut()
  })

  test('is hung up on while it owes an answer', async () => {
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    line.swallow()
    await expect(client.query('SELECT 1')).rejects.toThrow('Connection terminated after silence')
  })

  test('is hung up on while it owes a farewell', async () => {
    line.swallow()
    await client.end()
  })

  test('owes nothing while it was asked nothing', async () => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    await client.query('SELECT 1')
    await once(stream, 'timeout')
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
