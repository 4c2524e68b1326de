import type { Database } from '../database.ts'

export type OwnFile = { id: string; field: string; name: string; size: number }

export async function listFiles({ db }: Database, applicationId: string): Promise<OwnFile[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'field', 'name', 'size'])
    .where('application_id', '=', applicationId)
    .orderBy('field')
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
