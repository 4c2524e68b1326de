import { sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { ApplicationFilter } from '../../domain/review/application-query.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { conditionsOf, where } from './application-conditions.ts'

export type GroupMember = {
  id: string
  kind: ApplicationKind
  number: number
  status: ApplicationStatus
  email: string
  locale: Locale
  answers: Answers
  has_consent: boolean
}

/** Everybody in a filtered list whom this member of staff may write to, the newest first. */
export async function listGroup(
  { db }: Database,
  staff: Regional,
  filter: ApplicationFilter,
  atMost: number,
) {
  const { rows } = await sql<GroupMember>`
    SELECT id, kind, number, status, email, locale, answers,
      EXISTS (SELECT FROM consent WHERE application_id = application.id) AS has_consent
    FROM application WHERE ${where(conditionsOf(filter, staff, 'act'))}
    ORDER BY submitted_at DESC, id LIMIT ${atMost}`.execute(db)
  return rows
}

export async function countBatch({ db }: Database, batchId: string): Promise<number> {
  const mails = db.selectFrom('mail').select(({ fn }) => fn.countAll<string>().as('count'))
  const row = await mails.where('batch_id', '=', batchId).executeTakeFirst()
  return Number(row?.count ?? 0)
}
