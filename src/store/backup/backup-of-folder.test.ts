import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { emptyDatabase } from '../../../tests/harness/postgres/empty-database.ts'
import { withClient } from '../../../tests/harness/postgres/fingerprint.ts'
import { quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import { freshFiles, listFolder, type TestFiles } from '../../../tests/harness/uploads/file-storages.ts'
import { openStore, type Store } from '../open-store.ts'
import { transaction } from '../postgres/transaction.ts'
import { eraseApplication } from '../privacy/erase-application.ts'
import { countFiles, findFaultyFiles } from '../uploads/count-files.ts'
import { moveFiles } from '../uploads/move-files.ts'
import type { FilesSetting } from '../uploads/open-folder.ts'
import { appendPiece, createUpload, readUpload } from '../uploads/uploads.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const closers: (() => Promise<unknown>)[] = []
const folders: string[] = []
let source: TestFiles
let people: Awaited<ReturnType<typeof keepExpert>>[]
const half = randomBytes(500)
let halfSent: string

beforeEach(async () => {
  source = await freshFiles('folder')
  closers.push(source.drop)
  people = [await keepExpert(source.store), await keepExpert(source.store)]
  await moveFiles(source.store, 'folder')
  await keepExpert(source.store) // its files stay in the database
  halfSent = (await createUpload(source.store, { name: 'cv.pdf', size: 800 })).id
  await appendPiece(source.store, halfSent, 0, half)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'aster-files-'))
  folders.push(path)
  return path
}

const inFolder = (path: string): FilesSetting => ({ path, takesNew: true })

async function backUp(files: FilesSetting | undefined = inFolder(source.path)): Promise<string> {
  const file = join(await makeFolder(), 'all.backup')
  const order = { databaseUrl: source.url, passphrase: undefined, secret: undefined, product: 'a test' }
  await writeBackup({ ...order, file, files })
  return file
}

async function opened<T>(
  databaseUrl: string,
  files: FilesSetting | undefined,
  act: (store: Store) => Promise<T>,
) {
  const store = await openStore({ databaseUrl, dataDir: '', databasePool: 2, log: quiet, files })
  return act(store).finally(store.close)
}

async function restore(file: string, files?: FilesSetting) {
  const target = await emptyDatabase()
  closers.push(target.drop)
  const order = { databaseUrl: target.url, file, passphrase: undefined, files }
  const restored = await restoreBackup({ ...order, replace: undefined })
  return { ...target, restored, again: () => restoreBackup({ ...order, replace: target.name }) }
}

const contentOf = async (store: Store, id: string) =>
  Buffer.concat(await Readable.from(readUpload(store, id)).toArray())

const countIn = async (store: Store) =>
  Object.fromEntries((await countFiles(store)).map(({ place, files }) => [place, files]))

test('51.7 a backup has the files of the folder, and restores into a database or another folder', async () => {
  const file = await backUp()
  for (const files of [undefined, inFolder(await makeFolder())]) {
    const { url, restored } = await restore(file, files)
    expect(restored.damagedFiles).toEqual([])
    await opened(url, files, async (store) => {
      expect(await countIn(store)).toEqual(files ? { database: 0, folder: 7 } : { database: 7, folder: 0 })
      expect(await findFaultyFiles(store)).toEqual({ checked: 6, faulty: [] })
      expect(await contentOf(store, halfSent)).toEqual(half)
      await appendPiece(store, halfSent, 500, randomBytes(300))
    })
    if (files) expect(await listFolder(files.path ?? '')).toHaveLength(7)
  }
})

test('51.7 without the folder no backup is made, and none is restored into the folder of another registry', async () => {
  await expect(backUp({ path: undefined, takesNew: false })).rejects.toThrow('ASTER_FILES_FOLDER must be set')
  const before = await listFolder(source.path)
  await expect(restore(await backUp(), inFolder(source.path))).rejects.toThrow('of another registry')
  expect(await listFolder(source.path)).toEqual(before)
})

test('51.7 a restore replaces the files of the folder; one that fails changes none', async () => {
  const files = inFolder(await makeFolder())
  const file = await backUp()
  const target = await restore(file, files)
  const before = await listFolder(files.path ?? '')
  const whole = await readFile(file)
  await writeFile(file, whole.subarray(0, -10))
  await expect(target.again()).rejects.toThrow('ends too early')
  expect(await listFolder(files.path ?? '')).toEqual(before)
  await writeFile(file, whole)
  await target.again()
  const after = await listFolder(files.path ?? '')
  expect(after).toHaveLength(7)
  expect(after.filter(({ name }) => before.some((one) => one.name === name))).toEqual([])
  const empty = inFolder(await makeFolder())
  await writeFile(file, whole.subarray(0, -10))
  await expect(restore(file, empty)).rejects.toThrow('ends too early')
  await writeFile(file, whole)
  await restore(file, empty)
})

test('51.7 a person erased after the backup has no files after a restore', async () => {
  const files = inFolder(await makeFolder())
  const { url, again } = await restore(await backUp(), files)
  await opened(url, files, (store) => transaction(store, (trx) => eraseApplication(trx, people[0]?.id ?? '')))
  await again()
  expect(await listFolder(files.path ?? '')).toHaveLength(5)
  await opened(url, files, async (store) =>
    expect(await findFaultyFiles(store)).toMatchObject({ checked: 4 }),
  )
})

test('51.7 a restore reports files that were erased during the backup, and has those that were moved', async () => {
  const making = await withClient(source.url, async (gate) => {
    await gate.query('BEGIN')
    await gate.query('LOCK TABLE agreement IN ACCESS EXCLUSIVE MODE') // the second table of a backup
    const making = backUp()
    const waits = sql`SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'aster backup' AND wait_event_type = 'Lock'`
    await vi.waitUntil(async () => (await waits.execute(source.store.db)).rows.length === 1, {
      timeout: 60_000,
    })
    await moveFiles(source.store, 'database')
    await transaction(source.store, (trx) => eraseApplication(trx, people[0]?.id ?? ''))
    await gate.query('COMMIT')
    return { making }
  })
  const { url, restored } = await restore(await making.making)
  const erased = [people[0]?.resume, people[0]?.endorsement].toSorted()
  expect(restored.damagedFiles.toSorted()).toEqual(erased)
  await opened(url, undefined, async (store) => {
    expect(await findFaultyFiles(store)).toMatchObject({ checked: 6, faulty: erased })
    expect(await contentOf(store, halfSent)).toEqual(half)
  })
})
