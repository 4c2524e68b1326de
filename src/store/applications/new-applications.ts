import { sql } from 'kysely'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Store } from '../open-store.ts'

export type SentApplication = {
  kind: ApplicationKind
  answers: Answers
  locale: Locale
  idempotencyKey: string | null
}

export function findApplicationByKey({ db }: Store, idempotencyKey: string) {
  return db
    .selectFrom('application')
    .select(['id', 'number'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

export type NewApplication = {
  [Kind in ApplicationKind]: {
    kind: Kind
    status: ApplicationStatus<Kind>
    answers: Answers
    submitted_at: Date
    /** Defaults: a random id, and `updated_at` equal to `submitted_at`. */
    id?: string
    updated_at?: Date
  }
}[ApplicationKind]

/** Bulk insert as one parameter; skips people who have already applied. Returns the number of inserted rows. */
export async function insertApplications(
  { db }: Store,
  applications: readonly NewApplication[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO application (id, kind, status, answers, submitted_at, updated_at)
    SELECT coalesce(id, gen_random_uuid()), kind, status, answers, submitted_at, coalesce(updated_at, submitted_at)
    FROM jsonb_to_recordset(${JSON.stringify(applications)}::jsonb)
      AS given (id uuid, kind text, status text, answers jsonb, submitted_at timestamptz, updated_at timestamptz)
    ORDER BY submitted_at -- as their numbers rise
    ON CONFLICT DO NOTHING`.execute(db)
  return Number(numAffectedRows)
}

export function countApplications({ db }: Store) {
  return db
    .selectFrom('application')
    .select(['kind', 'status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy(['kind', 'status'])
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, count: Number(row.count) })))
}
