import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import { freshFiles, type TestFiles } from '../../../tests/harness/uploads/file-storages.ts'
import { openStore } from '../open-store.ts'
import { appendPiece, createUpload, forgetUpload } from './uploads.ts'

let files: TestFiles
let elsewhere: string
beforeAll(async () => {
  files = await freshFiles('folder')
  elsewhere = await mkdtemp(join(tmpdir(), 'aster-files-'))
})
afterAll(async () => {
  await files.drop()
  await rm(elsewhere, { recursive: true })
})

async function start(path: string | undefined, takesNew = true): Promise<string> {
  const options = { databaseUrl: files.url, dataDir: '', databasePool: 2, log: quiet }
  try {
    await (await openStore({ ...options, files: { path, takesNew } })).close()
    return 'started'
  } catch (error) {
    return (error as Error).message
  }
}

test('51.5 a start fails if the folder cannot be used', async () => {
  expect(await start(join(elsewhere, 'none'))).toBe(
    `ASTER_FILES_FOLDER: ${join(elsewhere, 'none')} does not exist: make it, or mount it.`,
  )
  const file = join(elsewhere, 'file')
  await writeFile(file, '')
  expect(await start(file)).toBe(`ASTER_FILES_FOLDER: ${file} is not a folder.`)
  await rm(file)
})

test('51.5 a start fails if the registry’s files would be unreachable, or if the folder belongs to another registry', async () => {
  const { id } = await createUpload(files.store, { name: 'cv.pdf', size: 3 })
  await appendPiece(files.store, id, 0, Buffer.from('one'))
  expect(await start(undefined)).toBe(
    'ASTER_FILES_FOLDER must be set: files of this registry are in a folder.',
  )
  expect(await start(elsewhere)).toBe(`${elsewhere} does not hold the files of this registry: is it mounted?`)
  expect(await start(files.path)).toBe('started')
  expect(await start(files.path, false), 'while files are moved back').toBe('started')

  const other = await freshFiles('folder')
  expect(await start(other.path)).toBe(
    `${other.path} holds the files of another registry: set ASTER_FILES_FOLDER to an empty folder.`,
  )
  await other.drop()
  await forgetUpload(files.store, id)
  expect(await start(elsewhere), 'without files, it may begin anew').toBe('started')
  expect(await start(undefined)).toBe('started')
})
