import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { databaseUrl, onServer, quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import { openStore } from '../open-store.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'

const { adminUrl } = inject('postgres')
const names: string[] = []
let url: string
let folder: string

afterEach(() => rm(folder, { recursive: true }))
afterAll(async () => {
  for (const name of names) await onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aster-migrations-'))
  const name = `aster_empty_${process.pid}_${names.length}`
  names.push(name)
  await onServer(adminUrl, `CREATE DATABASE ${name}`)
  url = databaseUrl(adminUrl, name)
})

async function write(files: Record<string, string>) {
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  return readMigrations(folder)
}

async function ask(question: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(question).finally(() => client.end())
  return rows
}

test('four instances that start together on an empty database migrate it once', async () => {
  const stores = await Promise.all(
    [1, 2, 3, 4].map(() => openStore({ databaseUrl: url, dataDir: '', databasePool: 1, log: quiet })),
  )
  const migrations = await readMigrations()
  for (const store of stores) expect(await store.ready()).toEqual({ database: true, migrations: true })
  const applied = await ask('SELECT name FROM schema_migration ORDER BY applied_at, name')
  expect(applied).toEqual(migrations.map(({ name }) => ({ name })))
  await Promise.all(stores.map((store) => store.close()))
})

test('a later start applies only new migrations, in the order of their names', async () => {
  await migrate(url, await write({ '0001-one.sql': 'CREATE TABLE one ();' }), quiet)
  const all = await write({
    '0002-two.sql': 'CREATE TABLE two ();',
    '0003-three.sql': 'ALTER TABLE two ADD x int;',
  })
  const told: object[] = []
  await migrate(url, all, { ...quiet, info: (details) => told.push(details) })
  expect(told).toEqual([{ migration: '0002-two' }, { migration: '0003-three' }])
})

test('an applied migration that was edited is refused', async () => {
  const files = { '0001-one.sql': 'CREATE TABLE one ();', '0002-two.sql': 'CREATE TABLE two ();' }
  await migrate(url, await write(files), quiet)
  const edited = await write({ '0002-two.sql': 'CREATE TABLE two (x int);' })
  await expect(migrate(url, edited, quiet)).rejects.toThrow(
    'The migration 0002-two was edited after it had been applied',
  )
})

test('a change of line endings is not an edit', async () => {
  await migrate(url, await write({ '0001-one.sql': 'CREATE TABLE one\n();\n' }), quiet)
  await migrate(url, await write({ '0001-one.sql': 'CREATE TABLE one\r\n();\r\n' }), quiet)
})

test('a database of a newer version is refused', async () => {
  const all = await write({ '0001-one.sql': 'SELECT 1;', '0002-two.sql': 'SELECT 2;', '0003-three.sql': '' })
  await migrate(url, all, quiet)
  await expect(migrate(url, all.slice(0, -1), quiet)).rejects.toThrow(
    'The database is of a newer version of ASTER than this, with the migration 0003-three',
  )
})

test.each([
  ['before the baseline', { '0001-one.sql': 'CREATE TABLE one ();' }],
  ['another baseline', { '0001-baseline.sql': 'CREATE TABLE one ();' }],
  [
    'another baseline and later migrations',
    { '0001-baseline.sql': 'CREATE TABLE one ();', '0002-two.sql': 'CREATE TABLE two ();' },
  ],
])('a database of a development version, from %s, is refused and not changed', async (_, files) => {
  await migrate(url, await write(files), quiet)
  const before = await ask('SELECT * FROM schema_migration ORDER BY name')
  await expect(migrate(url, await readMigrations(), quiet)).rejects.toThrow(
    'The database is of a development version from before the first release, with another 0001-baseline than this version',
  )
  expect(await ask('SELECT * FROM schema_migration ORDER BY name')).toEqual(before)
  expect(await ask(`SELECT to_regclass('application') AS application`)).toEqual([{ application: null }])
})

test('52.6 no migration changes the expression of a generated column, which PostgreSQL 15 and 16 cannot', async () => {
  for (const { text } of await readMigrations()) expect(text).not.toMatch(/SET EXPRESSION/i)
})

test('a failed migration is rolled back', async () => {
  const broken = await write({
    '0001-one.sql': 'CREATE TABLE one ();',
    '0002-two.sql': 'CREATE TABLE two (); SELECT 1/0;',
    '0003-three.sql': '',
  })
  await expect(migrate(url, broken, quiet)).rejects.toThrow('division by zero')
  expect(await ask('SELECT name FROM schema_migration')).toEqual([{ name: '0001-one' }])
  expect(await ask(`SELECT to_regclass('two') AS two`)).toEqual([{ two: null }])
})

test('a user without the right to create tables gets an error with the remedy', async () => {
  const guest = new URL(url)
  guest.username = `aster_guest_${process.pid}`
  await ask(`CREATE ROLE ${guest.username} LOGIN PASSWORD '${guest.password}'`)
  await expect(migrate(guest.href, [], quiet)).rejects.toThrow('make it the owner of its database')
  await ask(`DROP ROLE ${guest.username}`)
})
