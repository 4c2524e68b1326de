import { sql } from 'kysely'
import type { AuditAction } from '../../../domain/staff/audit.ts'

/** What only the audit knows of an application; the rest of its timeline comes from tables of its own. */
export const actionsOfApplication = [
  'address_change_asked',
  'address_change_cancelled',
  'address_changed',
  'application_assigned',
  'application_link_mailed',
  'application_tagged',
  'shortlist_mailed',
] as const satisfies readonly AuditAction[]

/** What only the audit knows of a match. */
export const actionsOfMatch = [
  'match_refused',
  'match_report_day_changed',
  'match_report_decided',
  'match_report_sent',
  'match_story_drafted',
] as const satisfies readonly AuditAction[]

export type ToldAction = (typeof actionsOfApplication)[number] | (typeof actionsOfMatch)[number]

/** Literals, because the planner uses a partial index only if it knows the values. */
export const isAmong = (actions: readonly ToldAction[]) =>
  sql`action IN (${sql.join(actions.map((action) => sql.lit(action)))})`
