import { createHash, randomBytes } from 'node:crypto'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFile } from '../../../tests/harness/applications/kept-expert.ts'
import { freshFiles, listFolder, type TestFiles } from '../../../tests/harness/uploads/file-storages.ts'
import type { Database } from '../database.ts'
import { countFiles, findFaultyFiles } from './count-files.ts'
import { alone, moveFiles, type Place } from './move-files.ts'
import { appendPiece, createUpload, forgetUpload, readUpload, saveVerdict } from './uploads.ts'

let files: TestFiles
beforeEach(async () => {
  files = await freshFiles('database')
})
afterEach(() => files.drop())

const contentOf = async (id: string) =>
  Buffer.concat(await Readable.from(readUpload(files.store, id)).toArray())

const inEach = async () =>
  Object.fromEntries((await countFiles(files.store)).map(({ place, files }) => [place, files]))

async function keepSome() {
  const bytes = [randomBytes(700_000), randomBytes(100), randomBytes(300_000)]
  const ids = await Promise.all(bytes.map((content) => keepFile(files.store, content)))
  const half = await createUpload(files.store, { name: 'half.pdf', size: 200 })
  await appendPiece(files.store, half.id, 0, randomBytes(150))
  const refused = await createUpload(files.store, { name: 'bad.pdf', size: 10 })
  await saveVerdict(files.store, refused.id, { verdict: 'not_pdf' })
  return { bytes, ids, half: half.id }
}

test('51.6 files move to the folder and back: complete, verified, none twice, partial uploads included', async () => {
  const { bytes, ids, half } = await keepSome()
  const before = await contentOf(half)
  for (const place of ['folder', 'database', 'folder'] as Place[]) {
    expect(await moveFiles(files.store, place)).toEqual({ moved: 4, bytes: 1_000_250, damaged: [], left: 0 })
    expect(await files.keptBytes(), 'nothing is doubled').toBe(1_000_250)
    expect(await inEach()).toEqual({ database: 0, folder: 0, [place]: 4 })
    for (const [at, id] of ids.entries()) expect((await contentOf(id)).equals(bytes[at] as Buffer)).toBe(true)
    expect(await contentOf(half)).toEqual(before)
    expect(await moveFiles(files.store, place)).toMatchObject({ moved: 0 })
  }
  await appendPiece(files.store, half, 150, randomBytes(50))
  const sha256 = createHash('sha256')
    .update(await contentOf(half))
    .digest()
  expect(await saveVerdict(files.store, half, { verdict: 'fine', sha256 })).toBe(true)
  expect(await findFaultyFiles(files.store)).toEqual({ checked: 4, faulty: [] })
})

test('51.6 a file that moves while somebody reads it is read completely', async () => {
  const bytes = randomBytes(3_000_000)
  const { id } = await createUpload(files.store, { name: 'cv.pdf', size: bytes.length })
  for (let start = 0; start < bytes.length; start += 100_000)
    await appendPiece(files.store, id, start, bytes.subarray(start, start + 100_000))
  for (const place of ['folder', 'database'] as const) {
    const got: Buffer[] = []
    for await (const piece of readUpload(files.store, id)) {
      if (got.length === 1) expect(await moveFiles(files.store, place)).toMatchObject({ moved: 1 })
      got.push(piece)
    }
    expect(Buffer.concat(got).equals(bytes), place).toBe(true)
  }
})

test('51.6 a file that grows or is erased while it is copied is not moved partially', async () => {
  const meanwhile = {
    sent: (id: string) => appendPiece(files.store, id, 3, Buffer.from('two')),
    erased: (id: string) => forgetUpload(files.store, id),
  }
  for (const [what, act] of Object.entries(meanwhile)) {
    const { id } = await createUpload(files.store, { name: 'cv.pdf', size: 6 })
    await appendPiece(files.store, id, 0, Buffer.from('one'))
    expect(
      await moveFiles(
        interrupted(() => act(id)),
        'folder',
      ),
      what,
    ).toMatchObject({ moved: 0, left: 1 })
    expect(await listFolder(files.path), what).toEqual([])
    if (what === 'sent') expect((await contentOf(id)).toString()).toBe('onetwo')
    await forgetUpload(files.store, id)
  }
})

/** Acts once, after the copy is begun and before it replaces the file. */
function interrupted(act: () => Promise<unknown>): Database {
  const { store } = files
  if (!store.files) throw new Error('There is no folder.')
  const folder = {
    ...store.files.folder,
    async write(name: string, start: number, bytes: Buffer) {
      await store.files?.folder.write(name, start, bytes)
      await act()
    },
  }
  return { ...store, files: { ...store.files, folder } }
}

test('51.6 a move that was killed is repeated and leaves no copy behind', async () => {
  const { ids } = await keepSome()
  const killed = moveFiles(
    interrupted(() => Promise.reject(new Error('killed'))),
    'folder',
  )
  await expect(killed).rejects.toThrow('killed')
  expect(await listFolder(files.path)).toHaveLength(1)
  await files.store.files?.clearRemoved()
  expect(await listFolder(files.path), 'a running copy is left alone').toHaveLength(1)
  expect(await moveFiles(files.store, 'folder')).toMatchObject({ moved: 4 })
  expect(await files.keptBytes()).toBe(1_000_250)
  expect(await contentOf(ids[0] as string)).toHaveLength(700_000)
  const stopped = new AbortController()
  await moveFiles(files.store, 'database', { signal: stopped.signal, onMoved: () => stopped.abort() })
  expect(await inEach()).toEqual({ database: 1, folder: 3 })
  expect(await files.keptBytes()).toBe(1_000_250)
})

test('51.6 a damaged file stays where it is, and is named', async () => {
  const { ids } = await keepSome()
  const [damaged = ''] = ids
  await sql`UPDATE upload_piece SET bytes = set_byte(bytes, 9, get_byte(bytes, 9) # 1) WHERE upload_id = ${damaged}`.execute(
    files.store.db,
  )
  expect(await moveFiles(files.store, 'folder')).toMatchObject({ moved: 3, damaged: [damaged] })
  expect(await inEach()).toEqual({ database: 1, folder: 3 })
  const cut = ids[2] as string
  const name = (
    await files.store.db.selectFrom('upload').select('stored_as').where('id', '=', cut).executeTakeFirst()
  )?.stored_as as string
  await truncate(join(files.path, name.slice(0, 2), name, 'bytes'), 10)
  expect(await moveFiles(files.store, 'database')).toMatchObject({ moved: 2, damaged: [cut] })
  expect(await findFaultyFiles(files.store)).toEqual({ checked: 3, faulty: [damaged, cut].toSorted() })
})

test('51.6 only one move runs at a time', async () => {
  const begun = vi.fn()
  await alone(files.url, async () => {
    await expect(alone(files.url, async () => begun())).rejects.toThrow('Files are being moved already.')
  })
  expect(begun).not.toHaveBeenCalled()
  await alone(files.url, async () => begun())
  expect(begun).toHaveBeenCalledOnce()
})
