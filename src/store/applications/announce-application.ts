import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MailTexts } from '../../domain/mail/mail-texts.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { factsIn } from '../settings/registry-facts.ts'

/** The registry facts and mail texts that administrators have changed. */
export type SettledWords = { facts: RegistryFacts; texts: MailTexts; textsForStaff: MailTexts }

/** Reads in one query what an application needs before it is stored, and reserves its number. */
export type Announced = SettledWords & {
  number: number
  /** It completes a draft that it names or whose files it claims. */
  endsDraft: boolean
}

export async function announceApplication(
  database: Database,
  { kind, locale }: { kind: ApplicationKind; locale: Locale },
  { drafts, files }: { drafts: readonly string[]; files: readonly string[] },
): Promise<Announced> {
  const textsIn = (language: Locale) =>
    sql`coalesce((SELECT jsonb_object_agg(key, text) FROM mail_text WHERE locale = ${language}), '{}')`
  const { rows } = await sql<Announced>`/* prepared: announce_application */
    SELECT nextval('application_number_seq')::int AS number,
      (SELECT facts FROM registry_facts) AS facts,
      ${textsIn(locale)} AS texts, ${textsIn('en')} AS "textsForStaff",
      EXISTS (
        SELECT FROM draft WHERE form = ${kind} AND (
          id = any(${[...drafts]}::uuid[])
          OR id IN (SELECT draft_id FROM upload WHERE upload.id = any(${[...files]}::uuid[]))
        )
      ) AS "endsDraft"`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error('SELECT without FROM returns one row')
  return { ...row, facts: factsIn(database, row.facts) }
}
