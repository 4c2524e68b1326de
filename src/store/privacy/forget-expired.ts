import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { transaction } from '../postgres/transaction.ts'
import { writeAudit } from '../staff/audit.ts'
import { countExpiredMonths, forgetMonths } from '../tracking/months.ts'
import { type Ending, hasEndedBy, runsOut, type Table } from './retention.ts'
import { readRetentionPeriods } from './retention-periods.ts'

/** Deletes expired rows; instances may run it concurrently. */
export async function forgetExpired(database: Database, rules = runsOut, signal?: AbortSignal) {
  const lengths = await readRetentionPeriods(database)
  const gone: Record<string, number> = {}
  for (const rule of rules) {
    if (rule.isByMonth) {
      const months = await countExpiredMonths(database, rule, lengths)
      const forget = () => forgetMonths(database, rule, lengths, manyAtOnce)
      gone[rule.table] = months + (await untilFewer(manyAtOnce, forget, signal))
      continue
    }
    const limit = rule.isLarge ? 1 : atOnce
    for (const ending of rule.ends) {
      const which = { ending, ended: hasEndedBy(ending, lengths) }
      const forget = () => forgetSome(database, rule.table, which, limit)
      gone[rule.table] = (gone[rule.table] ?? 0) + (await untilFewer(limit, forget, signal))
    }
  }
  return gone
}

const atOnce = 500

/** Batch size for rows on which nothing depends. */
const manyAtOnce = 5000

/** Repeats a deletion of up to so many rows; returns their number. */
async function untilFewer(limit: number, forget: () => Promise<number>, signal?: AbortSignal) {
  let all = 0
  for (let count = limit; count === limit && !signal?.aborted; all += count) count = await forget()
  return all
}

type Ended = { ending: Ending; ended: string }

async function forgetSome(database: Database, table: Table, which: Ended, limit: number): Promise<number> {
  if (table !== 'application') return (await deleteSome(database, table, which, limit)).length
  return transaction(database, async (trx) => {
    const gone = await deleteSome(trx, table, which, limit)
    for (const { id } of gone) {
      await writeAudit(trx, { actor: 'system' }, 'application_expired', ['application', id])
    }
    return gone.length
  })
}

async function deleteSome({ db }: Database, table: Table, { ending, ended }: Ended, limit: number) {
  // Else statistics from before the last deletions promise many expired rows, and it looks for them in all others.
  const order = ending.isSorted ? sql`ORDER BY ${sql.ref(ending.from)}` : sql``
  const { rows } = await sql<{ id: string }>`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE ${sql.raw(ended)} ${order} LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )) RETURNING ${table === 'application' ? sql`id` : sql`NULL AS id`}`.execute(db)
  return rows
}
