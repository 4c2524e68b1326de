import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { matches } from './search.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const letters = [...'abcdefghijklmnopqrstuvwxyz']

test('30.14 a search looks for each word once, and for ten at most', async () => {
  const lookedFor = (typed: string) => matches(typed).compile(database.store.db).parameters
  expect(lookedFor('a o '.repeat(50))).toEqual(['% a%', '% o%'])
  expect(lookedFor(letters.join(' '))).toEqual(letters.slice(0, 10).map((letter) => `% ${letter}%`))
})

test('every word of a search must occur, in any order', async () => {
  const isFound = async (typed: string) => {
    const column = sql`' ama owusu kumasi'`
    const { rows } = await sql<{ found: boolean }>`SELECT ${matches(typed, column)} AS found`.execute(
      database.store.db,
    )
    return rows[0]?.found
  }
  expect(await Promise.all(['kumasi owu', 'am ow', 'ama accra', 'us'].map(isFound))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
