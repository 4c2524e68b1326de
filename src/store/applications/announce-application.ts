import { sql } from 'kysely'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MailTexts } from '../../domain/mail/mail-texts.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { countInWindow, type Hit } from '../protection/rate-limits.ts'
import { factsIn } from '../settings/registry-facts.ts'

/** The registry facts and mail texts that administrators have changed. */
export type SettledWords = { facts: RegistryFacts; texts: MailTexts; textsForStaff: MailTexts }

export type Announced = SettledWords & {
  /** Null above the rate limit. */
  number: number | null
  /** Until the window of the rate limit ends. */
  ttlMs: number
}

/**
 * One statement for all that an application needs before it is stored: counts it for the rate limit, reserves its
 * number, and reads what its mails say.
 */
export async function announceApplication(
  database: Database,
  locale: Locale,
  hit: Hit & { most: number },
): Promise<Announced> {
  const textsIn = (language: Locale) =>
    sql`coalesce((SELECT jsonb_object_agg(key, text) FROM mail_text WHERE locale = ${language}), '{}')`
  const { rows } = await sql<Announced>`/* prepared: announce_application */
    WITH counted AS (${countInWindow(hit)})
    SELECT "ttlMs", CASE WHEN hits <= ${hit.most} THEN nextval('application_number_seq')::int END AS number,
      (SELECT facts FROM registry_facts) AS facts,
      ${textsIn(locale)} AS texts, ${textsIn('en')} AS "textsForStaff"
    FROM counted`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error('An upsert always returns its row')
  return { ...row, facts: factsIn(database, row.facts) }
}
