import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { insertDraft } from '../applicants/drafts.ts'
import { appendPiece, createUpload, saveVerdict } from '../uploads/uploads.ts'
import { announceTogether } from './announce-application.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

let key: string
beforeEach(() => {
  key = randomUUID()
})

const limit = () => ({ key, windowMs: 60_000, most: 2 })
const announce = (...uploads: string[]) =>
  announceTogether(database.store, { locale: 'en', limit: limit(), uploads })

async function upload({ isJudged = true } = {}): Promise<string> {
  const { id } = await createUpload(database.store, { name: 'cv.pdf', size: 4 })
  await appendPiece(database.store, id, 0, Buffer.from('%PDF'))
  if (isJudged) await saveVerdict(database.store, id, { verdict: 'fine', sha256: Buffer.alloc(32) })
  return id
}

async function claimed(): Promise<string> {
  const { resume } = await keepExpert(database.store)
  return resume
}

const hits = () => database.store.db.selectFrom('rate_limit').select('hits').where('key', '=', key).execute()

const nextNumber = async () => {
  const other = { locale: 'en', limit: { ...limit(), key: randomUUID() }, uploads: [] } as const
  return (await announceTogether(database.store, other))?.number ?? 0
}

test('free and fine files get a number, within the rate limit', async () => {
  const files = [await upload(), await upload()]
  const before = await nextNumber()
  expect(await announce(...files)).toMatchObject({ number: before + 1, areOfDraft: false, texts: {} })
  expect(await announce(...files)).toMatchObject({ number: before + 2 })
  expect(await announce(...files)).toMatchObject({ number: null, ttlMs: expect.closeTo(60_000, -4) })
  expect(await hits()).toEqual([{ hits: 3 }])
})

test.each<[string, () => Promise<string[]>]>([
  ['is not judged', async () => [await upload(), await upload({ isJudged: false })]],
  ['is claimed', async () => [await upload(), await claimed()]],
  ['is gone', async () => [await upload(), randomUUID()]],
  ['is named twice', async () => Array(2).fill(await upload())],
])('where a file %s nothing is counted, and no number is reserved', async (_, uploads) => {
  const files = await uploads()
  const before = await nextNumber()
  expect(await announce(...files)).toBeUndefined()
  expect(await hits()).toEqual([])
  expect(await nextNumber()).toBe(before + 1)
})

test('`areOfDraft` says whether a draft has one of the files', async () => {
  const files = [await upload(), await upload()]
  const facts = { form: 'expert', answers: {}, step: 'a', locale: 'en', email: 'ada@example.org' } as const
  await insertDraft(database.store, { ...facts, tokenDigest: randomBytes(32), uploadIds: files.slice(1) })
  expect(await announce(...files)).toMatchObject({ areOfDraft: true })
  expect(await announce(...files.slice(0, 1))).toMatchObject({ areOfDraft: false })
})

test('what arrives together is counted and numbered each by itself', async () => {
  const [fine, unjudged] = [await upload(), await upload({ isJudged: false })]
  const before = await nextNumber()
  const others = [[], [fine], [unjudged], []].map((uploads) =>
    announceTogether(database.store, {
      locale: 'en',
      limit: { ...limit(), key: randomUUID() },
      uploads,
    }),
  )
  const same = [announce(), announce(), announce()]
  const numbers = (await Promise.all([...others, ...same])).map((one) => one?.number)
  expect(numbers[2]).toBeUndefined()
  expect(numbers[6]).toBeNull()
  expect(numbers.filter(Boolean).sort()).toEqual([1, 2, 3, 4, 5].map((nth) => before + nth))
})
