import { sql } from 'kysely'
import { isUuid } from '../../domain/api/uuid.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Database } from '../database.ts'

/**
 * Claims uploads for an application, all or none; call in the transaction that inserts it. Locks the rows in a fixed
 * order to avoid deadlocks and double claims.
 */
export async function claimUploads(
  { db }: Database,
  applicationId: string,
  claims: Readonly<Record<string, string>>,
): Promise<Outcome<undefined>> {
  if (Object.keys(claims).length === 0) return done(undefined)
  const ids = Object.values(claims).filter(isUuid)
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'verdict', 'application_id'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const unclaimed = new Map(rows.filter((row) => row.application_id === null).map((row) => [row.id, row]))

  const errors: Record<string, FieldCode> = {}
  for (const [field, id] of Object.entries(claims)) {
    const verdict = unclaimed.get(id)?.verdict
    if (verdict === undefined) errors[field] = 'upload_gone'
    else if (verdict !== 'fine') errors[field] = verdict ?? 'upload_unfinished'
    unclaimed.delete(id)
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })

  await sql`
    UPDATE upload SET application_id = ${applicationId}, field = claim.key
    FROM jsonb_each_text(${JSON.stringify(claims)}::jsonb) AS claim WHERE upload.id = claim.value::uuid`.execute(
    db,
  )
  return done(undefined)
}

/** Parts of the statement that keeps an application: claims by field, and the rows of those that nobody has claimed. */
export const claimsOf = (files: Readonly<Record<string, string>>) => sql`
  SELECT * FROM unnest(${Object.values(files)}::uuid[], ${Object.keys(files)}::text[]) AS claim (id, field)`

export const lockFreeUploads = (ids: readonly string[]) => sql`
  SELECT id FROM (
    SELECT id, application_id, verdict FROM upload WHERE id = any(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE
  ) AS locked WHERE application_id IS NULL AND verdict = 'fine'`

export const claimForKept = sql`
  UPDATE upload SET application_id = kept.id, field = claim.field FROM claim, kept WHERE upload.id = claim.id`
