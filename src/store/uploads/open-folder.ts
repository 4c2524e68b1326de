import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Files } from '../database.ts'
import type { Log } from '../log.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { fileFolder, marker, writeFlushed } from './file-folder.ts'
import { limitConcurrency, withTimeout } from './limit-concurrency.ts'
import { clearRemovedFiles } from './removed-files.ts'

/** Where files are kept: `path` is a folder that may hold files, and `takesNew` whether new ones go there. */
export type FilesSetting = { path: string | undefined; takesNew: boolean }

/**
 * Node has four threads for file systems, compression and passwords: one stays free if the folder hangs, as a network
 * file system may.
 */
export const turns = () => ({ toWrite: limitConcurrency(2, 15_000), toRead: limitConcurrency(1, 15_000) })

/** Undefined if all files are in the database. Throws a StartupProblem if files would be out of reach. */
export async function openFolder(
  database: Database,
  { path, takesNew }: FilesSetting,
  log: Log,
): Promise<Files | undefined> {
  if (path === undefined) {
    if (await hasFilesInFolder(database))
      throw new StartupProblem('ASTER_FILES_FOLDER must be set: files of this registry are in a folder.')
    return undefined
  }
  await recogniseFolder(database, path)
  const folder = fileFolder(path)
  const ownTurns = turns()
  const clear = () => ownTurns.toWrite(() => clearRemovedFiles(database, folder))
  return {
    folder,
    takesNew,
    ...ownTurns,
    clearRemoved: (longestMs) =>
      (longestMs === undefined ? clear() : withTimeout(longestMs, clear())).catch((err: Error) =>
        log.warn({ err }, 'Removed files are deleted from the folder at the next clean-up'),
      ),
  }
}

/** The folder and the database name each other: an unmounted folder is empty, and another registry has another id. */
async function recogniseFolder(database: Database, path: string): Promise<void> {
  await checkWritable(path)
  const found = await readMarker(path)
  const known = await database.db.selectFrom('file_folder').select('id').executeTakeFirst()
  if (found === undefined && !(await hasFilesInFolder(database))) return markFolder(database, path, known?.id)
  if (found === undefined)
    throw new StartupProblem(`${path} does not hold the files of this registry: is it mounted?`)
  if (found !== known?.id) throw anothersFolder(path)
}

/** For a restore: a folder that is empty, or that of the database that is replaced. */
export async function claimFolder(path: string, replaced: string | null | undefined) {
  await checkWritable(path)
  const found = await readMarker(path)
  if (found !== undefined && found !== replaced) throw anothersFolder(path)
  const id = found ?? randomUUID()
  if (found === undefined) await writeMarker(path, id)
  return { id, isNew: found === undefined }
}

/** Instances that start at the same time agree by the row, and write the same. */
async function markFolder({ db }: Database, path: string, known: string | undefined): Promise<void> {
  if (!known)
    await db
      .insertInto('file_folder')
      .defaultValues()
      .onConflict((row) => row.doNothing())
      .execute()
  const { id } = await db.selectFrom('file_folder').select('id').executeTakeFirstOrThrow()
  await writeMarker(path, id)
}

async function writeMarker(path: string, id: string): Promise<void> {
  const draft = join(path, `${marker}.${randomUUID()}`)
  await writeFlushed(draft, `${id}\n`)
  await rename(draft, join(path, marker))
}

async function readMarker(path: string): Promise<string | undefined> {
  try {
    return (await readFile(join(path, marker), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw unusable(path, error)
  }
}

async function checkWritable(path: string): Promise<void> {
  const probe = join(path, `${marker}.${randomUUID()}`)
  try {
    if (!(await stat(path)).isDirectory())
      throw new StartupProblem(`ASTER_FILES_FOLDER: ${path} is not a folder.`)
    await writeFlushed(probe, '')
    await rm(probe)
  } catch (error) {
    throw unusable(path, error)
  }
}

const complaints: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist: make it, or mount it',
  EACCES: 'cannot be written by this user',
  EROFS: 'can only be read',
  ENOSPC: 'is full',
}

function unusable(path: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  return code in complaints ? new StartupProblem(`ASTER_FILES_FOLDER: ${path} ${complaints[code]}.`) : error
}

const anothersFolder = (path: string) =>
  new StartupProblem(
    `${path} holds the files of another registry: set ASTER_FILES_FOLDER to an empty folder.`,
  )

async function hasFilesInFolder({ db }: Database): Promise<boolean> {
  const row = db.selectFrom('upload').select('id').where('stored_as', 'is not', null).limit(1)
  return (await row.executeTakeFirst()) !== undefined
}
