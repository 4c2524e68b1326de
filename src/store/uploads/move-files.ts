import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Verdict } from '../../domain/uploads/upload.ts'
import type { Database } from '../database.ts'
import { unhurried, withConnection } from '../postgres/connection.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { transaction } from '../postgres/transaction.ts'
import { inDatabase } from './database-storage.ts'
import type { FileFolder } from './file-folder.ts'
import type { StoredFile } from './file-storage.ts'
import { announceCopy, clearRemovedFiles, discardCopy, keepCopy } from './removed-files.ts'
import { changePlace } from './uploads.ts'

export type Place = 'database' | 'folder'

/** `damaged` files stay where they are; `left` files have changed while they were copied. */
export type Moves = { moved: number; bytes: number; damaged: string[]; left: number }

type Kept = StoredFile & { verdict: Verdict | null; sha256: Buffer | null }

const columns = ['id', 'stored_as', 'received', 'verdict', 'sha256'] as const

const atOnce = 100

/**
 * Moves every file while the site runs, one after the other. A file is read from its old place until a complete copy,
 * verified by its hash, replaces it in one transaction; then the old one is deleted. It can be stopped and repeated. One
 * move may run at a time.
 */
export async function moveFiles(
  database: Database,
  target: Place,
  { signal, onMoved }: { signal?: AbortSignal; onMoved?: (moves: Moves) => void } = {},
): Promise<Moves> {
  const folder = database.files?.folder
  if (!folder) throw new Error('There is no folder of files.')
  await clearRemovedFiles(database, folder, sql`true`) // copies that a killed move has left
  const move = target === 'folder' ? moveToFolder : moveToDatabase
  const moves: Moves = { moved: 0, bytes: 0, damaged: [], left: 0 }
  for await (const file of listKept(database, target)) {
    if (signal?.aborted) break
    const outcome = await move(database, folder, file)
    if (outcome === 'moved') {
      moves.moved += 1
      moves.bytes += file.received
    } else if (outcome === 'damaged') moves.damaged.push(file.id)
    else moves.left += 1
    onMoved?.(moves)
  }
  return moves
}

/** The key of the advisory lock: any number that no other lock uses. */
const turn = 2705

/** One move at a time: a session lock ends with the process, however it ends. */
export function alone<T>(databaseUrl: string, act: () => Promise<T>): Promise<T> {
  return withConnection(databaseUrl, unhurried, async (client) => {
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [turn])
    if (!rows[0]?.ours) throw new StartupProblem('Files are being moved already.')
    return act()
  })
}

/** Files in the other place; a refused upload has no bytes. */
async function* listKept({ db }: Database, target: Place): AsyncGenerator<Kept> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('upload')
      .select(columns)
      .where('id', '>', last)
      .where('stored_as', target === 'folder' ? 'is' : 'is not', null)
      .where((row) => row.or([row('verdict', 'is', null), row('verdict', '=', 'fine')]))
      .orderBy('id')
      .limit(atOnce)
      .execute()
    yield* rows
    const next = rows.at(-1)
    if (!next) return
    last = next.id
  }
}

type Outcome = 'moved' | 'damaged' | 'left'

/** Takes no lock while it copies, because the folder may be slow; a file that has changed since is left for the next run. */
async function moveToFolder(database: Database, folder: FileFolder, file: Kept): Promise<Outcome> {
  const name = randomUUID()
  await announceCopy(database, name)
  const outcome = await copyToFolder(database, folder, file, name)
  if (outcome === 'moved' && (await switchToFolder(database, file, name))) return 'moved'
  await discardCopy(database, folder, name)
  return outcome === 'damaged' ? 'damaged' : 'left'
}

async function copyToFolder(
  database: Database,
  folder: FileFolder,
  file: Kept,
  name: string,
): Promise<Outcome> {
  const hash = createHash('sha256')
  let copied = 0
  await folder.begin(name)
  for await (const bytes of inDatabase(database).read(file, 0)) {
    await folder.write(name, copied, bytes)
    hash.update(bytes)
    copied += bytes.length
  }
  if (copied !== file.received) return 'left'
  const digest = hash.digest()
  if (file.sha256 && !file.sha256.equals(digest)) return 'damaged'
  if (file.sha256) await folder.seal(name, file.sha256)
  else if (!(await hashOf(folder.read(name, 0, copied))).equals(digest)) return 'left'
  return 'moved'
}

function switchToFolder(database: Database, file: Kept, name: string): Promise<boolean> {
  return transaction(database, async (trx) => {
    if (!(await changePlace(trx, file, name))) return false
    await keepCopy(trx, name)
    await inDatabase(trx).remove(file)
    return true
  })
}

/** Copies a file in one transaction, which locks its row meanwhile. */
async function moveToDatabase(database: Database, folder: FileFolder, { id }: Kept): Promise<Outcome> {
  const outcome = await transaction(database, async (trx) => {
    const file = await trx.db
      .selectFrom('upload')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!file?.stored_as) return 'left'
    const copy = inDatabase(trx)
    const hash = createHash('sha256')
    let copied = 0
    for await (const bytes of folder.read(file.stored_as, 0, file.received)) {
      await copy.append(file, copied, bytes)
      hash.update(bytes)
      copied += bytes.length
    }
    const digest = hash.digest()
    const kept = await hashOf(copy.read(file, 0))
    const isWhole = copied === file.received && digest.equals(kept) && digest.equals(file.sha256 ?? digest)
    if (!isWhole) {
      await copy.remove(file)
      return 'damaged'
    }
    await changePlace(trx, file, null)
    return 'moved'
  })
  await clearRemovedFiles(database, folder)
  return outcome
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const bytes of content) hash.update(bytes)
  return hash.digest()
}
