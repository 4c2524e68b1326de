import { sql } from 'kysely'
import type { ContentKind } from '../../domain/content/content-kinds.ts'
import { rowsOfPile } from '../../domain/review/piles.ts'
import type { Database } from '../database.ts'

type Draft = { id: string; kind: ContentKind; title: string; since: string }

/** Drafts without a planned day, the oldest first. */
export async function listDraftsToPublish({ db }: Database): Promise<{ count: number; items: Draft[] }> {
  const { rows } = await sql<{ count: number; items: Draft[] }>`
    WITH draft AS (
      SELECT id, 'story' AS kind, title, updated_at AS since FROM story
      WHERE status = 'draft' AND publish_at IS NULL
      UNION ALL SELECT id, 'news', title, updated_at FROM news_item WHERE status = 'draft' AND publish_at IS NULL
      UNION ALL SELECT id, 'profile', name, updated_at FROM profile WHERE status = 'draft' AND publish_at IS NULL
      UNION ALL SELECT id, 'member', name, updated_at FROM member WHERE status = 'draft' AND publish_at IS NULL
      UNION ALL SELECT id, 'partner', name, updated_at FROM partner WHERE status = 'draft' AND publish_at IS NULL
    )
    SELECT (SELECT count(*)::integer FROM draft) AS count,
      (SELECT coalesce(jsonb_agg(to_jsonb(item)), '[]') FROM (
        SELECT * FROM draft ORDER BY since, id LIMIT ${rowsOfPile}
      ) AS item) AS items`.execute(db)
  return rows[0] ?? { count: 0, items: [] }
}
