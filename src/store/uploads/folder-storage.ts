import type { Database } from '../database.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'

/** In a folder beside the database; the row of the upload says under which name. */
export function inFolder({ db, files }: Database): FileStorage {
  const folder = () => {
    if (files) return files.folder
    throw new FolderUnavailable('ASTER_FILES_FOLDER is not set, but a file is in the folder.')
  }
  return {
    async append(file, start, bytes) {
      await orUnavailable(async () => {
        if (start === 0) await folder().begin(nameOf(file))
        await folder().write(nameOf(file), start, bytes)
      })
    },
    async *read(file, start) {
      try {
        yield* folder().read(nameOf(file), start, file.received)
      } catch (error) {
        throw unavailable(error)
      }
    },
    seal: (file, sha256) => orUnavailable(() => folder().seal(nameOf(file), sha256)),
    // A trigger puts the name on the list of files to remove, also when the row is deleted.
    async remove({ id }) {
      await db.updateTable('upload').set({ stored_as: null }).where('id', '=', id).execute()
      await files?.clearRemoved()
    },
  }
}

function nameOf({ stored_as }: StoredFile): string {
  if (stored_as === null) throw new Error('This file is in the database.')
  return stored_as
}

/** A full, unmounted or broken folder; visitors are told to try again, as with a database that is away. */
class FolderUnavailable extends Error {
  readonly code = 'FOLDER_UNAVAILABLE'
}

async function orUnavailable(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(error: unknown): unknown {
  const isOfFileSystem = (error as NodeJS.ErrnoException).syscall !== undefined
  return isOfFileSystem
    ? new FolderUnavailable('The folder of files cannot be used.', { cause: error })
    : error
}
