import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MailTexts } from '../../domain/mail/mail-texts.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { countInWindow, forgetWindows, type Hit } from '../protection/rate-limits.ts'
import { factsIn } from '../settings/registry-facts.ts'

/** The registry facts and mail texts that administrators have changed. */
export type SettledWords = { facts: RegistryFacts; texts: MailTexts; textsForStaff: MailTexts }

export type Announced = SettledWords & {
  /** Null above the rate limit. */
  number: number | null
  /** Until the window of the rate limit ends. */
  ttlMs: number
  /** It completes a draft that it names or whose files it claims. */
  endsDraft: boolean
}

type Brought = {
  drafts: readonly string[]
  files: readonly string[]
  hit: Hit & { most: number }
}

/**
 * One statement for all that an application needs before it is stored: counts it for the rate limit, reserves its
 * number, and reads what its mails say.
 */
export async function announceApplication(
  database: Database,
  { kind, locale }: { kind: ApplicationKind; locale: Locale },
  { drafts, files, hit }: Brought,
): Promise<Announced> {
  const textsIn = (language: Locale) =>
    sql`coalesce((SELECT jsonb_object_agg(key, text) FROM mail_text WHERE locale = ${language}), '{}')`
  const { rows } = await sql<Announced>`/* prepared: announce_application */
    WITH ended AS (${forgetWindows(hit)}), counted AS (${countInWindow(hit)})
    SELECT "ttlMs", CASE WHEN hits <= ${hit.most} THEN nextval('application_number_seq')::int END AS number,
      (SELECT facts FROM registry_facts) AS facts,
      ${textsIn(locale)} AS texts, ${textsIn('en')} AS "textsForStaff",
      EXISTS (
        SELECT FROM draft WHERE form = ${kind} AND (
          id = any(${[...drafts]}::uuid[])
          OR id IN (SELECT (SELECT draft_id FROM upload WHERE id = file.id) FROM unnest(${[...files]}::uuid[]) AS file (id))
        )
      ) AS "endsDraft" FROM counted`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error('An upsert always returns its row')
  return { ...row, facts: factsIn(database, row.facts) }
}
