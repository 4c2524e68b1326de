import { sql } from 'kysely'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Locale } from '../../domain/locales.ts'
import type { MailTexts } from '../../domain/mail-texts.ts'
import type { Store } from '../open-store.ts'
import { factsIn } from './registry-facts.ts'

export type SettledWords = { facts: RegistryFacts; texts: MailTexts; textsForStaff: MailTexts }

/** All that administrators have settled about words, asked for at once: every application needs it. */
export async function findSettledWords({ db }: Pick<Store, 'db'>, locale: Locale): Promise<SettledWords> {
  const textsIn = (language: Locale) =>
    sql`coalesce((SELECT jsonb_object_agg(key, text) FROM mail_text WHERE locale = ${language}), '{}')`
  const { rows } = await sql<SettledWords>`SELECT (SELECT facts FROM registry_facts) AS facts,
    ${textsIn(locale)} AS texts, ${textsIn('en')} AS "textsForStaff"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A choice without a table always has its row')
  return { ...row, facts: factsIn(row.facts) }
}
