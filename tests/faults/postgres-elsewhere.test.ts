import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitServer } from '../../src/store/postgres/await-server.ts'
import { type EmbeddedPostgres, startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { databaseUrl, quiet } from '../harness/postgres/test-postgres.ts'
import { makeFolder, removeFolders } from './data-folder.ts'

let postgres: EmbeddedPostgres
beforeAll(async () => {
  postgres = await startPostgres({
    dataDir: await makeFolder(),
    maxConnections: 10,
    log: quiet,
    transport: 'loopback',
  })
})
afterAll(async () => {
  await postgres.close()
  await removeFolders()
})

test('a server on a loopback port requires its generated password', async () => {
  await awaitServer(postgres.url('aster'), quiet)
  const guessed = new URL(postgres.url('aster'))
  guessed.password = 'guessed'
  await expect(awaitServer(guessed.href, quiet)).rejects.toThrow(
    'The PostgreSQL server of DATABASE_URL refuses us: password authentication failed for user "aster".',
  )
})

test('a database that does not exist fails at once, without waiting', async () => {
  await expect(awaitServer(databaseUrl(postgres.url('aster'), 'nowhere'), quiet)).rejects.toThrow(
    'refuses us: database "nowhere" does not exist.',
  )
})

test('a start waits for a server that is not up yet, and logs it once', async () => {
  const dataDir = await makeFolder()
  const later = await startPostgres({ dataDir, maxConnections: 10, log: quiet })
  const url = later.url('aster')
  await later.close()

  const told: string[] = []
  const waiting = awaitServer(url, { ...quiet, warn: (_, message) => told.push(message) })
  await expect.poll(() => told).toHaveLength(1)
  const again = await startPostgres({ dataDir, maxConnections: 10, log: quiet })
  await waiting
  expect(told).toEqual(['Waiting for the PostgreSQL server of DATABASE_URL'])
  await again.close()
})
