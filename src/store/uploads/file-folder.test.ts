import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import { freshFiles, listFolder, type TestFiles } from '../../../tests/harness/uploads/file-storages.ts'
import { openStore } from '../open-store.ts'
import { transaction } from '../postgres/transaction.ts'
import { eraseApplication } from '../privacy/erase-application.ts'
import { moveFiles } from './move-files.ts'
import { appendPiece, createUpload, findUpload, forgetUpload, readUpload, saveVerdict } from './uploads.ts'

let files: TestFiles
beforeAll(async () => {
  files = await freshFiles('folder')
})
afterAll(() => files.drop())

const contentOf = async (id: string) =>
  Buffer.concat(await Readable.from(readUpload(files.store, id)).toArray()).toString()

const begin = (size: number) => createUpload(files.store, { name: '../../../etc/passwd', size })

const append = (id: string, start: number, text: string) =>
  appendPiece(files.store, id, start, Buffer.from(text))

async function send(text: string) {
  const { id, stored_as } = await begin(text.length)
  await append(id, 0, text)
  const place = join(files.path, String(stored_as).slice(0, 2), String(stored_as))
  return { id, part: join(place, 'part'), bytes: join(place, 'bytes') }
}

const judge = (id: string, text: string) =>
  saveVerdict(files.store, id, { verdict: 'fine', sha256: createHash('sha256').update(text).digest() })

const listed = () => files.store.db.selectFrom('removed_file').select('name').execute()

/** What an unmounted folder looks like: there, and empty. */
async function unmount() {
  const away = `${files.path}-away`
  await rename(files.path, away)
  await mkdir(files.path)
  return async () => {
    await rm(files.path, { recursive: true })
    await rename(away, files.path)
  }
}

test('51.2 names on disk are random; the name that a person gave the file is not among them', async () => {
  const { id, part, bytes } = await send('text')
  const names = async () => (await listFolder(files.path)).map(({ name }) => join(files.path, name))
  expect(await names()).toEqual([part])
  await judge(id, 'text')
  expect(await names()).toEqual([bytes])
  expect(bytes).not.toContain(id)
  expect(bytes.slice(files.path.length)).toMatch(/^\/([0-9a-f]{2})\/\1[0-9a-f-]{34}\/bytes$/)
  await forgetUpload(files.store, id)
})

test('51.3 a late writer cannot change a file after the verdict', async () => {
  const { id, part } = await send('text')
  const late = await open(part, 'r+')
  await judge(id, 'text')
  await late.write('harm', 0)
  await late.close()
  expect(await contentOf(id)).toBe('text')
})

test('51.3 a file whose bytes changed while it was judged gets no verdict', async () => {
  const { id, part } = await send('text')
  const early = await open(part, 'r+')
  await early.write('harm', 0)
  await early.close()
  await expect(judge(id, 'text')).rejects.toThrow('has changed while it was judged')
  expect(await findUpload(files.store, id)).toMatchObject({ verdict: null })
  expect(await judge(id, 'harm')).toBe(true)
})

test('51.3 a verdict that was not committed can be given again', async () => {
  const { id } = await send('text')
  const attempt = transaction(files.store, async (trx) => {
    await saveVerdict(trx, id, { verdict: 'fine', sha256: createHash('sha256').update('text').digest() })
    throw new Error('killed')
  })
  await expect(attempt).rejects.toThrow('killed')
  expect(await findUpload(files.store, id)).toMatchObject({ verdict: null })
  expect(await contentOf(id)).toBe('text')
  expect(await judge(id, 'text')).toBe(true)
  expect(await contentOf(id)).toBe('text')
})

test('51.3 bytes of a failed transaction are not read, and later bytes overwrite them', async () => {
  const { id } = await begin(6)
  await append(id, 0, 'one')
  const attempt = transaction(files.store, async (trx) => {
    await appendPiece(trx, id, 3, Buffer.from('bad'))
    throw new Error('lost')
  })
  await expect(attempt).rejects.toThrow('lost')
  expect(await contentOf(id)).toBe('one')
  await append(id, 3, 'two')
  expect(await contentOf(id)).toBe('onetwo')
})

test('51.3 while the folder is away, nothing is confirmed; then the upload goes on', async () => {
  const [begun, fresh] = [await begin(6), await begin(3)]
  await append(begun.id, 0, 'one')
  const mount = await unmount()
  await expect(append(begun.id, 3, 'two')).rejects.toMatchObject({ code: 'FOLDER_UNAVAILABLE' })
  await expect(append(fresh.id, 0, 'one')).rejects.toMatchObject({ code: 'FOLDER_UNAVAILABLE' })
  await expect(contentOf(begun.id)).rejects.toMatchObject({ code: 'FOLDER_UNAVAILABLE' })
  expect(await listFolder(files.path)).toEqual([])
  await mount()
  expect(await findUpload(files.store, begun.id)).toMatchObject({ received: 3 })
  await append(begun.id, 3, 'two')
  expect(await contentOf(begun.id)).toBe('onetwo')
})

test('51.3 instances share the folder: each continues, judges, reads and removes what another began', async () => {
  const shared = { path: files.path, takesNew: true }
  const options = { databaseUrl: files.url, dataDir: '', databasePool: 2, log: quiet, files: shared }
  const other = await openStore(options)
  const before = await listFolder(files.path)
  const { id } = await begin(6)
  await append(id, 0, 'one')
  expect(await appendPiece(other, id, 0, Buffer.from('bad'))).toBeUndefined()
  expect(await appendPiece(other, id, 3, Buffer.from('two'))).toMatchObject({ received: 6 })
  await judge(id, 'onetwo')
  expect(Buffer.concat(await Readable.from(readUpload(other, id)).toArray()).toString()).toBe('onetwo')
  await forgetUpload(other, id)
  expect(await listFolder(files.path)).toEqual(before)
  await other.close()
})

test('51.4 an erased application leaves no file, also if the folder was away', async () => {
  const before = await listFolder(files.path)
  const people = [await keepExpert(files.store), await keepExpert(files.store)] as const
  await moveFiles(files.store, 'folder')
  expect(await listFolder(files.path)).toHaveLength(before.length + 4)
  const erase = (id: string) => transaction(files.store, (trx) => eraseApplication(trx, id))
  await erase(people[0].id)
  expect(await listFolder(files.path)).toHaveLength(before.length + 2)
  expect(await listed()).toEqual([])

  const mount = await unmount()
  await erase(people[1].id)
  expect(await listed()).toHaveLength(2)
  await mount()
  await files.store.files?.clearRemoved()
  expect(await listFolder(files.path)).toEqual(before)
  expect(await listed()).toEqual([])
})

test('51.4 a deletion that is rolled back keeps the file', async () => {
  const { id } = await send('text')
  const attempt = transaction(files.store, async (trx) => {
    await forgetUpload(trx, id)
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  await files.store.files?.clearRemoved()
  expect(await contentOf(id)).toBe('text')
})
