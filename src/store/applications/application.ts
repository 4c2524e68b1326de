import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Database } from '../database.ts'

const columns = [
  'id',
  'kind',
  'status',
  'answers',
  'email',
  'version',
  'number',
  'locale',
  'submitted_at',
  'updated_at',
] as const

export type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>

export function findApplication({ db }: Database, id: string) {
  return db.selectFrom('application').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Locks the row until the transaction ends; foreign-key checks of others need not wait. */
export function lockApplication({ db }: Database, id: string) {
  return db.selectFrom('application').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export function changeApplication(
  { db }: Database,
  id: string,
  change: { answers: Answers } | { status: ApplicationStatus },
): Promise<{ version: number }> {
  return db
    .updateTable('application')
    .set(change)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
}

/** The unique index on kind and address was violated. */
export function isSecondApplication(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'application_person'
}
