import { sql } from 'kysely'
import type { Lengths } from '../../domain/privacy/retention-periods.ts'
import type { Database } from '../database.ts'
import { countExpiredDays } from '../tracking/months.ts'
import { hasEnded, nightly } from './retention.ts'
import type { Gone } from './retention-runs.ts'

/** The number of rows by table that the nightly job would delete with these periods. */
export async function countExpired(database: Database, lengths: Lengths): Promise<Gone> {
  const counts = await Promise.all(
    nightly.map(async (rule) => {
      if (rule.isByMonth) return [rule.table, await countExpiredDays(database, rule, lengths)]
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM ${sql.table(rule.table)} WHERE ${sql.raw(hasEnded(rule, lengths))}`.execute(database.db)
      return [rule.table, rows[0]?.count ?? 0]
    }),
  )
  return Object.fromEntries(counts)
}

export type ExpiredApplication = Awaited<ReturnType<typeof listExpired>>[number]

/** The applications among these rows, the oldest first. */
export function listExpired({ db }: Database, lengths: Lengths, most: number) {
  const rules = nightly.filter(({ table }) => table === 'application')
  const ended = rules.map((rule) => sql<boolean>`(${sql.raw(hasEnded(rule, lengths))})`)
  return db
    .selectFrom('application')
    .select(['id', 'kind', 'number', 'status', 'updated_at'])
    .where((where) => where.or(ended))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(most)
    .execute()
}
