import { once } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../../../tests/api/http/database-proxy.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { onServer, quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import { closeSilentConnections, connectionSettings, createPool } from './connection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('when the server closes all connections, one line is logged', async () => {
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

test('52.2 a connection to a server that has become read-only is closed', async () => {
  const pool = createPool(database.url, 1, quiet)
  const client = await pool.connect()
  await client.query('BEGIN READ ONLY')
  const write = client.query('UPDATE content_version SET version = version')
  await expect(write).rejects.toMatchObject({ code: '25006' })
  await expect(client.query('ROLLBACK')).rejects.toThrow()
  client.release()
  expect(pool.totalCount).toBe(0)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('52.3 connections through a pooler in transaction mode keep no state', async () => {
  const named = '/* prepared: named */ SELECT $1::int AS one'
  const stateOf = async (isPooled: boolean) => {
    const pool = createPool(database.url, 1, quiet, { isPooled })
    await pool.query(named, [1])
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::int FROM pg_prepared_statements) AS statements,
        current_setting('statement_timeout') AS timeout`,
    )
    await pool.end()
    return rows[0]
  }
  expect(await stateOf(false)).toEqual({ statements: 1, timeout: '10s' })
  expect(await stateOf(true)).toEqual({ statements: 0, timeout: '0' })
})

test('a connection may take five seconds, or what the address allows', () => {
  const usual = connectionSettings('postgres://aster@db.example/aster')
  const patient = connectionSettings('postgres://aster@db.example/aster?connect_timeout=20')
  expect([usual, patient].map((settings) => settings.connectionTimeoutMillis)).toEqual([5_000, 20_000])
})

describe('a server that stops responding', () => {
  let proxy: DatabaseProxy
  let client: pg.Client
  beforeEach(async () => {
    proxy = await openDatabaseProxy(database.url)
    client = new pg.Client(connectionSettings(proxy.url))
    client.on('error', () => {})
    await client.connect()
    closeSilentConnections(client, 300)
  })
  afterEach(async () => {
    await client.end()
    await proxy.cut()
  })

  test('is disconnected during a query', async () => {
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    proxy.swallow()
    await expect(client.query('SELECT 1')).rejects.toThrow('Connection terminated after silence')
  })

  test('is disconnected when the client ends', async () => {
    proxy.swallow()
    await client.end()
  })

  test('is not disconnected while the connection is idle', async () => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    await client.query('SELECT 1')
    await once(stream, 'timeout')
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
