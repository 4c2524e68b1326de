import { sql } from 'kysely'
import { isUuid } from '../../domain/api/uuid.ts'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'

export type Unclaimed = { id: string; isFine: boolean; isOfDraft: boolean }

/**
 * Asks by id alone, like the statement that stores an application: planned while there are few uploads, a further
 * condition or a mere join would go on reading all of them when there are many.
 */
export async function listUnclaimed({ db }: Database, ids: readonly string[]): Promise<Unclaimed[]> {
  const { rows } = await sql<Unclaimed & { isClaimed: boolean }>`/* prepared: list_unclaimed */
    SELECT id, application_id IS NOT NULL AS "isClaimed", draft_id IS NOT NULL AS "isOfDraft",
      verdict IS NOT DISTINCT FROM 'fine' AS "isFine"
    FROM upload WHERE id = ${anyOf(ids.filter(isUuid))}`.execute(db)
  return rows.filter(({ isClaimed }) => !isClaimed)
}

export type UnclaimedWeight = { total: number; sendersAtLimit: string[] }

/** Bytes of unclaimed uploads, and the senders who have reached their quota. */
export async function weighUnclaimed({ db }: Database, share: number): Promise<UnclaimedWeight> {
  const { rows } = await sql<{ total: string; full: string[] | null }>`
    SELECT coalesce(sum(weight), 0) AS total,
      array_agg(sender) FILTER (WHERE sender IS NOT NULL AND weight >= ${share}) AS full
    FROM (
      SELECT sender, sum(received) AS weight FROM upload
      WHERE application_id IS NULL AND (verdict IS NULL OR verdict = 'fine') GROUP BY sender
    ) AS of_one`.execute(db)
  return { total: Number(rows[0]?.total ?? 0), sendersAtLimit: rows[0]?.full ?? [] }
}

/** Part of the statement before applications are stored. */
export const freeUploads = (ids: readonly string[]) => sql`
  SELECT id, draft_id FROM (
    SELECT id, application_id, verdict, draft_id FROM upload WHERE id = ${anyOf(ids)} OFFSET 0 -- by id alone
  ) AS named WHERE application_id IS NULL AND verdict = 'fine'`
