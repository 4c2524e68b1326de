import { sql } from 'kysely'
import type { Lengths } from '../../domain/privacy/retention-periods.ts'
import type { Database } from '../database.ts'
import { transaction } from '../postgres/transaction.ts'
import { writeAudit } from '../staff/audit.ts'
import { countExpiredMonths, forgetMonths } from '../tracking/months.ts'
import { hasEnded, type RunsOut, runsOut } from './retention.ts'
import { readRetentionPeriods } from './retention-periods.ts'

/** Deletes expired rows; instances may run it concurrently. */
export async function forgetExpired(database: Database, rules = runsOut, signal?: AbortSignal) {
  const lengths = await readRetentionPeriods(database)
  const gone: Record<string, number> = {}
  for (const rule of rules) {
    const limit = rule.isLarge ? 1 : rule.isByMonth ? manyAtOnce : atOnce
    if (rule.isByMonth) gone[rule.table] = await countExpiredMonths(database, rule, lengths)
    let count = limit
    while (count === limit && !signal?.aborted) {
      count = rule.isByMonth
        ? await forgetMonths(database, rule, lengths, limit)
        : await forgetSome(database, rule, lengths, limit)
      gone[rule.table] = (gone[rule.table] ?? 0) + count
    }
  }
  return gone
}

const atOnce = 500

/** Nothing depends on these rows. */
const manyAtOnce = 5000

function forgetSome(database: Database, rule: RunsOut, lengths: Lengths, limit: number): Promise<number> {
  const table = sql.table(rule.table)
  const ended = sql.raw(hasEnded(rule, lengths))
  const isApplication = rule.table === 'application'
  return transaction(database, async (trx) => {
    const { rows } = await sql<{ id: string | null }>`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${ended} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )) RETURNING ${isApplication ? sql`id` : sql`NULL AS id`}`.execute(trx.db)
    for (const { id } of isApplication ? rows : []) {
      await writeAudit(trx, { actor: 'system' }, 'application_expired', ['application', id])
    }
    return rows.length
  })
}
