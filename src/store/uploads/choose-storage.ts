import type { Database } from '../database.ts'
import { inDatabase } from './database-storage.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'
import { inFolder } from './folder-storage.ts'

/** The storage that has the bytes of this file. */
export function storageOf(database: Database, { stored_as }: Pick<StoredFile, 'stored_as'>): FileStorage {
  return stored_as === null ? inDatabase(database) : inFolder(database)
}
