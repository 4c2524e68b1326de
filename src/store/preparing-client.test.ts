import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../tests/harness/test-database.ts'
import { PreparingClient } from './preparing-client.ts'

let database: TestDatabase
let client: PreparingClient
beforeAll(async () => {
  database = await freshDatabase()
  client = new PreparingClient({ connectionString: database.url })
  await client.connect()
  await client.query('CREATE TEMPORARY TABLE heap (grain integer PRIMARY KEY)')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const prepared = async () => {
  const { rows } = await client.query('SELECT statement FROM pg_prepared_statements')
  return rows.map(({ statement }: { statement: string }) => statement)
}

test('what is written often is prepared once; what is read or written seldom is not', async () => {
  const often = 'INSERT INTO heap (grain) VALUES ($1)'
  for (let grain = 0; grain < 50; grain++) {
    await client.query(often, [grain])
    await client.query('SELECT grain FROM heap WHERE grain = $1', [grain])
  }
  await client.query('DELETE FROM heap WHERE grain = $1', [7])
  expect(await prepared()).toEqual([often])
  const { rows } = await client.query('SELECT count(*)::int AS grains FROM heap')
  expect(rows).toEqual([{ grains: 49 }])
})

test('a prepared statement that fails says why, and works again', async () => {
  const put = (grain: number) => client.query('INSERT INTO heap (grain) VALUES ($1)', [grain])
  await expect(put(1)).rejects.toMatchObject({ code: '23505' })
  await put(100)
})
