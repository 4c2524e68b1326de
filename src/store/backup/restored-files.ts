import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { uuidOfHex } from '../../domain/api/uuid.ts'
import type { Database, Files } from '../database.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { fileFolder, marker } from '../uploads/file-folder.ts'
import { claimFolder, type FilesSetting, turns } from '../uploads/open-folder.ts'
import { clearRemovedFiles } from '../uploads/removed-files.ts'
import { readPieces } from './binary-copy.ts'

export type RestoredFiles = Awaited<ReturnType<typeof prepareFolder>>

/**
 * The folder of a restore. Files get new names; those of the replaced database are removed after the commit, and those
 * of a restore that fails at once.
 */
export async function prepareFolder(
  database: Database,
  setting: FilesSetting | undefined,
  hasFolderTable: boolean,
) {
  const replaced = hasFolderTable ? await rememberReplaced(database) : { id: undefined, files: 0 }
  const path = setting?.path
  if (path === undefined) {
    if (replaced.files > 0)
      throw new StartupProblem(
        'ASTER_FILES_FOLDER must be set: files of the replaced database are in a folder.',
      )
    return undefined
  }
  const claimed = await claimFolder(path, replaced.id)
  const folder = fileFolder(path)
  const names = new Map<string, string>()

  /** Returns the number of rows. */
  async function load(rows: AsyncIterable<Buffer>, file: string): Promise<number> {
    let count = 0
    for await (const { uploadId, start, bytes } of readPieces(rows, file)) {
      count += 1
      let name = names.get(uploadId)
      if (name === undefined) {
        name = randomUUID()
        names.set(uploadId, name)
        await folder.begin(name)
      }
      await folder.write(name, start, bytes)
    }
    return count
  }

  /** Call in the transaction, after the tables are loaded and migrated; returns the ids of damaged files. */
  async function settle({ db }: Database): Promise<string[]> {
    await db.insertInto('file_folder').values({ id: claimed.id }).execute()
    if (hasFolderTable) await sql`INSERT INTO removed_file (name) SELECT name FROM replaced_file`.execute(db)
    const damagedFiles: string[] = []
    for (const [hex, name] of names) {
      const id = uuidOfHex(hex)
      const row = await db
        .updateTable('upload')
        .set({ stored_as: name })
        .where('id', '=', id)
        .returning('sha256')
        .executeTakeFirst()
      if (row?.sha256 && !(await isSealed(name, row.sha256))) damagedFiles.push(id)
    }
    return damagedFiles
  }

  async function isSealed(name: string, sha256: Buffer): Promise<boolean> {
    try {
      await folder.seal(name, sha256)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall) throw error
      return false
    }
  }

  async function undo(): Promise<void> {
    for (const name of names.values()) await folder.remove(name)
    if (claimed.isNew) await rm(join(path ?? '', marker), { force: true })
  }

  const files: Files = { folder, ...turns(), takesNew: setting?.takesNew ?? false, async clearRemoved() {} }
  return { files, load, settle, undo, clear: (after: Database) => clearRemovedFiles(after, folder) }
}

async function rememberReplaced({ db }: Database) {
  await sql`CREATE TEMP TABLE replaced_file ON COMMIT DROP AS
    SELECT stored_as AS name FROM upload WHERE stored_as IS NOT NULL UNION SELECT name FROM removed_file`.execute(
    db,
  )
  const { rows } = await sql<{ id: string | undefined; files: number }>`
    SELECT (SELECT id FROM file_folder) AS id, (SELECT count(*)::int FROM replaced_file) AS files`.execute(db)
  return rows[0] ?? { id: undefined, files: 0 }
}
