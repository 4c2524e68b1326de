import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { marker } from '../../../src/store/uploads/file-folder.ts'
import type { Place } from '../../../src/store/uploads/move-files.ts'
import { freshDatabase, type TestDatabase } from '../postgres/test-database.ts'

/** Every implementation of FileStorage; a test that holds for one holds for each. */
export const places: readonly Place[] = ['database', 'folder']

export type TestFiles = TestDatabase & { path: string; keptBytes(): Promise<number> }

/** A fresh database and a folder; new files go to the named place. */
export async function freshFiles(place: Place): Promise<TestFiles> {
  const path = await mkdtemp(join(tmpdir(), 'aster-files-'))
  const database = await freshDatabase({ files: { path, takesNew: place === 'folder' } })
  const { store } = database
  return {
    ...database,
    path,
    async keptBytes() {
      const { rows } = await sql<{ bytes: number }>`
        SELECT coalesce(sum(length(bytes)), 0)::int AS bytes FROM upload_piece`.execute(store.db)
      const sizes = (await listFolder(path)).map(({ size }) => size)
      return sizes.reduce((sum, size) => sum + size, rows[0]?.bytes ?? 0)
    },
    async drop() {
      await database.drop()
      await rm(path, { recursive: true })
    },
  }
}

/** All files of a folder but its marker, with their paths in it. */
export async function listFolder(path: string): Promise<{ name: string; size: number }[]> {
  const entries = await readdir(path, { recursive: true })
  const found = await Promise.all(
    entries.map(async (name) => ({ name, of: await stat(join(path, name)).catch(() => undefined) })),
  )
  return found.flatMap(({ name, of }) => (of?.isFile() && name !== marker ? [{ name, size: of.size }] : []))
}
