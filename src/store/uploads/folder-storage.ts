import type { Database } from '../database.ts'
import { transaction } from '../postgres/transaction.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'
import { FolderUnavailable } from './folder-unavailable.ts'
import type { RunLimited } from './limit-concurrency.ts'

/** Stores bytes in a folder; the row of the upload has the name of the file. */
export function inFolder({ files }: Database): FileStorage {
  const folder = () => {
    if (files) return files.folder
    throw new FolderUnavailable('ASTER_FILES_FOLDER is not set, but a file is in the folder.')
  }
  const inTurn: RunLimited = files?.toRead ?? ((act) => act())
  return {
    async append(file, start, bytes) {
      await orUnavailable(async () => {
        if (start === 0) await folder().begin(nameOf(file))
        await folder().write(nameOf(file), start, bytes)
      })
    },
    async *read(file, start) {
      const pieces = folder().read(nameOf(file), start, file.received)
      try {
        for (;;) {
          const { value, done } = await orUnavailable(() => inTurn(() => pieces.next()))
          if (done) return
          yield value
        }
      } finally {
        await pieces.return()
      }
    },
    seal: (file, sha256) => orUnavailable(() => folder().seal(nameOf(file), sha256)),
    // A trigger has put its name on the list of removed files when the row was deleted or named another place.
    async remove() {
      await files?.clearRemoved()
    },
  }
}

function nameOf({ stored_as }: StoredFile): string {
  if (stored_as === null) throw new Error('This file is in the database.')
  return stored_as
}

async function orUnavailable<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const isOfFileSystem = (error as NodeJS.ErrnoException).syscall !== undefined
    throw isOfFileSystem
      ? new FolderUnavailable('The folder of files cannot be used.', { cause: error })
      : error
  }
}

/** A transaction that may write into the folder; uploads into the database do not wait for it. */
export function writingFiles<T>(database: Database, act: (trx: Database) => Promise<T>): Promise<T> {
  const { files } = database
  if (!files?.takesNew || database.db.isTransaction) return transaction(database, act)
  return files.toWrite(() => transaction(database, act))
}
