import { sql } from 'kysely'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MailTexts } from '../../domain/mail/mail-texts.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { countInWindow, type Hit } from '../protection/rate-limits.ts'
import { factsIn } from '../settings/registry-facts.ts'
import { freeUploads } from '../uploads/uploads.ts'

/** The registry facts and mail texts that administrators have changed. */
export type SettledWords = { facts: RegistryFacts; texts: MailTexts; textsForStaff: MailTexts }

export type Announced = SettledWords & {
  /** Null above the rate limit. */
  number: number | null
  /** Until the window of the rate limit ends. */
  ttlMs: number
}

type Limit = Hit & { most: number }

/**
 * One statement for all that an application needs before it is stored: counts it for the rate limit, reserves its
 * number, and reads what its mails say.
 */
export async function announceApplication(
  database: Database,
  locale: Locale,
  limit: Limit,
): Promise<Announced> {
  const announced = await announce(database, { locale, limit }, withoutFiles)
  if (!announced) throw new Error('An upsert always returns its row')
  return announced
}

/**
 * The same if all its uploads are free and fine; else undefined, and it is not counted. `areOfDraft`: whether a draft has
 * one of them.
 */
export function announceWithFiles(
  database: Database,
  locale: Locale,
  limit: Limit,
  uploads: readonly string[],
): Promise<(Announced & { areOfDraft: boolean }) | undefined> {
  return announce(
    database,
    { locale, limit },
    {
      mark: sql.raw('/* prepared: announce_with_files */'),
      before: sql`free AS MATERIALIZED (${freeUploads(uploads)}),`,
      condition: sql`WHERE (SELECT count(*) FROM free) = ${uploads.length}::int`,
      areOfDraft: sql`EXISTS (SELECT FROM free WHERE draft_id IS NOT NULL)`,
    },
  )
}

const withoutFiles = {
  mark: sql.raw('/* prepared: announce_application */'),
  before: sql``,
  condition: sql``,
  areOfDraft: sql`false`,
}

async function announce(
  database: Database,
  { locale, limit }: { locale: Locale; limit: Limit },
  { mark, before, condition, areOfDraft }: typeof withoutFiles,
) {
  const textsIn = (language: Locale) =>
    sql`coalesce((SELECT jsonb_object_agg(key, text) FROM mail_text WHERE locale = ${language}), '{}')`
  const { rows } = await sql<Announced & { areOfDraft: boolean }>`${mark}
    WITH ${before} counted AS (${countInWindow(limit, condition)})
    SELECT "ttlMs", CASE WHEN hits <= ${limit.most} THEN nextval('application_number_seq')::int END AS number,
      (SELECT facts FROM registry_facts) AS facts,
      ${textsIn(locale)} AS texts, ${textsIn('en')} AS "textsForStaff", ${areOfDraft} AS "areOfDraft"
    FROM counted`.execute(database.db)
  const [row] = rows
  return row && { ...row, facts: factsIn(database, row.facts) }
}
