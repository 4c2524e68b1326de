import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { honestPdf } from '../../../tests/harness/uploads/pdfs/honest-pdfs.ts'
import { receiveFiles } from './receive-files.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('of one sender three files are judged on arrival, and further ones when an application claims them', async () => {
  const post = (sender: string) => {
    const file = { name: 'cv.pdf', bytes: honestPdf(5_000) }
    return receiveFiles(database.store, { postKey: randomUUID(), sender }, new Map([['resume', file]]))
  }
  const received = await Promise.all([...Array(5).fill('one').map(post), post('other')])
  expect(received.every((outcome) => outcome.ok && Object.keys(outcome.value.errors).length === 0)).toBe(true)
  const judged = await database.store.db.selectFrom('upload').select(['sender', 'verdict']).execute()
  const fine = (sender: string) => judged.filter((row) => row.sender === sender && row.verdict === 'fine')
  expect([fine('one').length, fine('other').length]).toEqual([3, 1])
})
