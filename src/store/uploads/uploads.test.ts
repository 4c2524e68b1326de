import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshFiles, places, type TestFiles } from '../../../tests/harness/uploads/file-storages.ts'
import { largestUpload } from '../../domain/uploads/upload.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'
import {
  appendPiece,
  claimUploads,
  createUpload,
  findUpload,
  forgetUpload,
  readUpload,
  saveVerdict,
} from './uploads.ts'

const sha256 = createHash('sha256').update('one').digest()

describe.each(places)('51.1 in the %s', (place) => {
  let files: TestFiles
  beforeAll(async () => {
    files = await freshFiles(place)
  })
  afterAll(() => files.drop())

  const create = (size = 10) => createUpload(files.store, { name: 'cv.pdf', size })
  const append = async (id: string, start: number, text: string) =>
    (await appendPiece(files.store, id, start, Buffer.from(text))) !== undefined

  async function contentOf(id: string): Promise<Buffer> {
    return Buffer.concat(await Readable.from(readUpload(files.store, id)).toArray())
  }

  async function age(id: string, hours: number) {
    const touched_at = sql<Date>`now() - make_interval(hours => ${hours})`
    await files.store.db.updateTable('upload').set({ touched_at }).where('id', '=', id).execute()
  }

  test('a new upload is empty, not judged, and expires after a day', async () => {
    const created = await create()
    expect(created).toMatchObject({ name: 'cv.pdf', size: 10, received: 0, verdict: null })
    expect(created.expiresAt.getTime() - Date.now()).toBeGreaterThan(86_000_000)
    expect(created.expiresAt.getTime() - Date.now()).toBeLessThan(86_500_000)
    expect(await findUpload(files.store, created.id)).toEqual(created)
    expect(await findUpload(files.store, randomUUID())).toBeUndefined()
  })

  test('an upload cannot be empty or over the size limit', async () => {
    await expect(create(0)).rejects.toMatchObject({ constraint: 'upload_size' })
    await expect(create(largestUpload + 1)).rejects.toMatchObject({ constraint: 'upload_size' })
    await expect(create(largestUpload)).resolves.toBeTruthy()
  })

  test('pieces are read in the order in which they arrived', async () => {
    const { id } = await create()
    expect(await append(id, 0, 'one')).toBe(true)
    expect(await append(id, 3, 'two')).toBe(true)
    expect(await append(id, 6, 'four')).toBe(true)
    expect(await findUpload(files.store, id)).toMatchObject({ received: 10 })
    expect((await contentOf(id)).toString()).toBe('onetwofour')
  })

  test('bytes are read back unchanged', async () => {
    const bytes = randomBytes(300_000)
    const { id } = await create(bytes.length)
    await appendPiece(files.store, id, 0, bytes.subarray(0, 131_072))
    await appendPiece(files.store, id, 131_072, bytes.subarray(131_072))
    const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')
    expect(digest(await contentOf(id))).toBe(digest(bytes))
  })

  test('each stored piece extends the expiry by a day', async () => {
    const { id } = await create()
    await age(id, 23)
    const kept = await appendPiece(files.store, id, 0, Buffer.from('one'))
    expect(kept).toEqual(await findUpload(files.store, id))
    expect((kept?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(86_000_000)
  })

  test('a piece at a wrong offset changes nothing', async () => {
    const { id } = await create()
    await append(id, 0, 'one')
    for (const start of [0, 2, 4, -3]) expect(await append(id, start, 'two')).toBe(false)
    expect(await append(id, 3, 'too long')).toBe(false)
    expect(await append(randomUUID(), 0, 'one')).toBe(false)
    expect((await contentOf(id)).toString()).toBe('one')
  })

  test('of concurrent senders one wins each offset, and nothing is mixed', async () => {
    const { id } = await create(40)
    for (let start = 0; start < 40; start += 4) {
      const texts = ['aaaa', 'bbbb', 'cccc', 'dddd']
      const kept = await Promise.all(texts.map((text) => append(id, start, text)))
      expect(kept.filter(Boolean)).toHaveLength(1)
    }
    expect((await contentOf(id)).toString()).toMatch(/^(aaaa|bbbb|cccc|dddd){10}$/)
  })

  test('a refused file loses its bytes at once, keeps the reason and accepts no more bytes', async () => {
    const before = await files.keptBytes()
    const { id } = await create()
    await append(id, 0, 'one')
    expect(await files.keptBytes()).toBe(before + 3)
    expect(await saveVerdict(files.store, id, { verdict: 'not_pdf' })).toBe(true)
    expect(await findUpload(files.store, id)).toMatchObject({ received: 3, verdict: 'not_pdf' })
    expect(await files.keptBytes()).toBe(before)
    expect(await append(id, 3, 'two')).toBe(false)
  })

  test('the first verdict stays', async () => {
    const { id } = await create(3)
    await append(id, 0, 'one')
    const verdicts = await Promise.all([
      saveVerdict(files.store, id, { verdict: 'fine', sha256 }),
      saveVerdict(files.store, id, { verdict: 'fine', sha256 }),
    ])
    expect(verdicts.filter(Boolean)).toHaveLength(1)
    expect(await saveVerdict(files.store, id, { verdict: 'file_damaged' })).toBe(false)
    expect(await findUpload(files.store, id)).toMatchObject({ verdict: 'fine' })
    expect((await contentOf(id)).toString()).toBe('one')
  })

  test('an incomplete file is never fine', async () => {
    const { id } = await create()
    await append(id, 0, 'one')
    const attempt = saveVerdict(files.store, id, { verdict: 'fine', sha256 })
    await expect(attempt).rejects.toMatchObject({ constraint: 'upload_fine' })
  })

  test('deleting an upload deletes its bytes', async () => {
    const before = await files.keptBytes()
    const { id } = await create()
    await append(id, 0, 'one')
    expect(await forgetUpload(files.store, id)).toBe(true)
    expect(await findUpload(files.store, id)).toBeUndefined()
    expect(await files.keptBytes()).toBe(before)
    expect(await forgetUpload(files.store, id)).toBe(false)
  })

  test('unclaimed uploads are deleted after an idle day, also by concurrent instances', async () => {
    const own = await freshFiles(place)
    const { store } = own
    const make = async () => {
      const { id } = await createUpload(store, { name: 'cv.pdf', size: 3 })
      await appendPiece(store, id, 0, Buffer.from('one'))
      return id
    }
    const old: string[] = []
    while (old.length < 50) old.push(await make())
    const claimed = await make()
    const fresh = await make()
    await saveVerdict(store, claimed, { verdict: 'fine', sha256 })
    const { id: applicationId } = await store.db
      .insertInto('application')
      .values({ kind: 'hospital', answers: { email: 'ama@hospital.example' } })
      .returning('id')
      .executeTakeFirstOrThrow()
    await claimUploads(store, applicationId, { resume: claimed })
    await store.db
      .updateTable('upload')
      .set({ touched_at: sql`now() - interval '25 hours'` })
      .where('id', 'in', [...old, claimed])
      .execute()
    expect(await forgetUpload(store, claimed)).toBe(false)

    await Promise.all([forgetExpired(store), forgetExpired(store), forgetExpired(store)])
    const left = await store.db.selectFrom('upload').select('id').execute()
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([claimed, fresh]))
    await store.files?.clearRemoved()
    expect(await own.keptBytes()).toBe(6)
    await own.drop()
  })
})
