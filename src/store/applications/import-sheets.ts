import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Database } from '../database.ts'

export type ImportSheet = { kind: ApplicationKind; name: string; digest: Buffer; content: string }

export function saveSheet({ db }: Database, sheet: ImportSheet): Promise<{ id: string }> {
  return db.insertInto('import_sheet').values(sheet).returning('id').executeTakeFirstOrThrow()
}

export function findSheet({ db }: Database, id: string): Promise<ImportSheet | undefined> {
  return db
    .selectFrom('import_sheet')
    .select(['kind', 'name', 'digest', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Takes a file for its import; false if it was taken concurrently, since a file is imported once. */
export async function takeSheet({ db }: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('import_sheet').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes pending files that contain the address; they are easily uploaded again. */
export async function removeSheetsNaming({ db }: Database, address: string): Promise<void> {
  await db
    .deleteFrom('import_sheet')
    .where(sql<boolean>`position(lower(${address}) IN lower(content)) > 0`)
    .execute()
}
