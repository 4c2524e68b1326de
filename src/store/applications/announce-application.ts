import { sql } from 'kysely'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MailTexts } from '../../domain/mail/mail-texts.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { inGroups, limitLockWaits, type Patience } from '../postgres/in-groups.ts'
import { countInWindows, type Hit, leftOf } from '../protection/rate-limits.ts'
import { factsIn } from '../settings/registry-facts.ts'
import { freeUploads } from '../uploads/unclaimed-uploads.ts'

/** The registry facts and mail texts that administrators have changed. */
export type SettledWords = { facts: RegistryFacts; texts: MailTexts; textsForStaff: MailTexts }

export type Announced = SettledWords & {
  /** Null above the rate limit. */
  number: number | null
  /** Milliseconds until the window of the rate limit ends. */
  ttlMs: number
  /** Whether a draft has one of the uploads. */
  areOfDraft: boolean
}

export type Announcement = {
  locale: Locale
  limit: Hit & { most: number }
  /** Only if all of them are free and fine, the application is counted and gets a number. */
  uploads: readonly string[]
}

/**
 * One statement for all that applications need before they are stored: counts each for its rate limit, reserves its
 * number, reads the words of its letters. Undefined for one with an upload that is not free or not fine.
 */
async function announceAll(
  database: Database,
  announcements: readonly Announcement[],
  patience: Patience,
): Promise<(Announced | undefined)[]> {
  const given = announcements.map(({ limit, locale }, nth) => ({ nth, locale, ...limit }))
  const uploads = announcements.flatMap(({ uploads }, nth) => uploads.map((id) => ({ nth, id })))
  const { mark, before, condition, areOfDraft } = uploads.length > 0 ? withFiles(uploads) : withoutFiles
  const textsIn = (locale: typeof asked) =>
    sql`coalesce((SELECT jsonb_object_agg(key, text) FROM mail_text WHERE locale = ${locale}), '{}')`
  const { rows } = await sql<Announced & { nth: number }>`${mark}
    WITH patience AS MATERIALIZED (${limitLockWaits(patience)}),
      asked AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          AS asked (nth int, locale text, key text, "windowMs" int, most int)
        WHERE (SELECT is_set FROM patience)
      ),
      ${before}
      counted AS (${countInWindows(sql`
        SELECT key, 1, now() + "windowMs" * interval '1 millisecond' FROM asked ${condition} ORDER BY key`)})
    SELECT nth, "ttlMs", CASE WHEN hits <= most THEN nextval('application_number_seq')::int END AS number,
      (SELECT facts FROM registry_facts) AS facts,
      ${textsIn(asked)} AS texts, ${textsIn(english)} AS "textsForStaff", ${areOfDraft} AS "areOfDraft"
    FROM asked JOIN counted USING (key) ORDER BY nth`.execute(database.db)
  const byNth = new Map(rows.map(({ nth, ...row }) => [nth, row]))
  return announcements.map(({ limit }, nth) => {
    const row = byNth.get(nth)
    return row && { ...row, ttlMs: leftOf(row, limit.windowMs), facts: factsIn(database, row.facts) }
  })
}

/** Together with others that arrive at the same time; call it outside of a transaction. */
export const announceTogether = inGroups(announceAll, ({ limit }: Announcement) => [limit.key])

const asked = sql`asked.locale`
const english = sql`'en'`

const withoutFiles = {
  mark: sql.raw('/* prepared: announce_applications */'),
  before: sql``,
  condition: sql``,
  areOfDraft: sql`false`,
}

function withFiles(uploads: readonly { nth: number; id: string }[]): typeof withoutFiles {
  const ids = uploads.map(({ id }) => id)
  return {
    mark: sql.raw('/* prepared: announce_with_files */'),
    before: sql`
      brought AS MATERIALIZED (
        SELECT * FROM unnest(${uploads.map(({ nth }) => nth)}::int[], ${ids}::uuid[]) AS brought (nth, id)
      ),
      free AS MATERIALIZED (${freeUploads(ids)}),`,
    condition: sql`WHERE (SELECT count(*) FROM brought WHERE brought.nth = asked.nth) = (
      SELECT count(DISTINCT id) FROM brought JOIN free USING (id) WHERE brought.nth = asked.nth
    )`,
    areOfDraft: sql`EXISTS (
      SELECT FROM brought JOIN free USING (id) WHERE brought.nth = asked.nth AND draft_id IS NOT NULL
    )`,
  }
}
