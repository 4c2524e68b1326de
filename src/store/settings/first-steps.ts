import { sql } from 'kysely'
import { usualFacts } from '../../domain/brand.ts'
import type { FirstStep } from '../../domain/settings/first-steps.ts'
import type { Database } from '../database.ts'

/** The host of an address is under `.example`. */
const sample = '\\.example(/|$)'

/** The institution's name has been changed and its addresses are real; all other settings have useful defaults. */
const saysWhoRunsIt = sql`facts ->> 'institution_name' <> ${usualFacts.institution_name}
  AND facts ->> 'institution_url' !~ ${sample} AND facts ->> 'coordinator_email' !~ ${sample}`

/** Which of the first steps the database shows as done; the mail server is a setting of the process. */
export async function findFirstSteps({ db }: Database, staffId: string) {
  const { rows } = await sql<Record<Exclude<FirstStep, 'mail_server'>, boolean>>`
    SELECT
      EXISTS (SELECT FROM staff_user WHERE id = ${staffId} AND two_factor_enabled)
        OR EXISTS (SELECT FROM staff_passkey WHERE user_id = ${staffId}) AS second_step,
      EXISTS (SELECT FROM staff_user WHERE id <> ${staffId} AND disabled_at IS NULL)
        OR EXISTS (SELECT FROM staff_link WHERE purpose = 'invitation' AND expires_at > now()) AS colleagues,
      EXISTS (SELECT FROM registry_facts WHERE ${saysWhoRunsIt}) AS registry_facts,
      EXISTS (SELECT FROM registry_facts WHERE facts ? 'colour') AS brand,
      NOT EXISTS (SELECT FROM story WHERE is_sample) AND NOT EXISTS (SELECT FROM news_item WHERE is_sample)
        AND NOT EXISTS (SELECT FROM profile WHERE is_sample) AS samples`.execute(db)
  return rows[0]
}
