import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { largestUpload } from '../../domain/uploads/upload.ts'
import { appendPiece, createUpload, readUpload } from './uploads.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const create = (size: number) => createUpload(database.store, { name: 'cv.pdf', size })

async function contentOf(id: string): Promise<Buffer> {
  return Buffer.concat(await Readable.from(readUpload(database.store, id)).toArray())
}

async function pieces(id: string): Promise<number> {
  const rows = database.store.db.selectFrom('upload_piece').select('start').where('upload_id', '=', id)
  return (await rows.execute()).length
}

test('a file that arrives in tiny chunks is stored in few pieces, unchanged', async () => {
  const bytes = randomBytes(150_000)
  const { id } = await create(bytes.length)
  for (let start = 0, size = 1; start < bytes.length; start += size, size = (size * 7) % 1009) {
    expect(await appendPiece(database.store, id, start, bytes.subarray(start, start + size))).toBeTruthy()
  }
  expect(await pieces(id)).toBeLessThanOrEqual(5)
  expect((await contentOf(id)).equals(bytes)).toBe(true)
}, 60_000)

test('the largest file is streamed with few queries and little memory', async () => {
  const bytes = randomBytes(largestUpload)
  const { id } = await create(bytes.length)
  for (let start = 0; start < bytes.length; start += 40_000) {
    await appendPiece(database.store, id, start, bytes.subarray(start, start + 40_000))
  }
  expect(await pieces(id)).toBeGreaterThan(250)
  const asked: number[] = []
  const db = database.store.db.withPlugin({
    transformQuery({ node }) {
      asked.push(0)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const hash = createHash('sha256')
  for await (const piece of readUpload({ ...database.store, db }, id)) {
    hash.update(piece)
    asked.push((asked.pop() ?? 0) + piece.length)
  }
  expect(hash.digest()).toEqual(createHash('sha256').update(bytes).digest())
  expect(asked.length).toBeLessThan(15)
  expect(Math.max(...asked)).toBeLessThan(1_100_000)
}, 60_000)
