import type { Database } from '../database.ts'

/** `merged_from`: the number of the duplicate that it was sent with. */
export type OwnFile = { id: string; field: string; name: string; size: number; merged_from: number | null }

/** The files of its fields and, on request, those that a merged duplicate brought. */
export async function listFiles(
  { db }: Database,
  applicationId: string,
  { withMerged = false } = {},
): Promise<OwnFile[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'field', 'name', 'size', 'merged_from'])
    .where('application_id', '=', applicationId)
    .$if(!withMerged, (query) => query.where('merged_from', 'is', null))
    .orderBy('field')
    .orderBy('merged_from', (order) => order.asc().nullsFirst())
    .execute()
  return rows.map((row) => ({ ...row, field: row.field ?? '' }))
}

export async function findClaimedFile({ db }: Database, id: string) {
  const file = await db
    .selectFrom('upload')
    .select(['application_id', 'field', 'size'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file?.application_id || !file.field) return undefined
  return { applicationId: file.application_id, field: file.field, size: file.size }
}
