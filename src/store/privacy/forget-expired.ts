import { sql } from 'kysely'
import type { Lengths } from '../../domain/privacy/retention-periods.ts'
import type { Database } from '../database.ts'
import { transaction } from '../postgres/transaction.ts'
import { writeAudit } from '../staff/audit.ts'
import { countExpiredMonths, forgetMonths } from '../tracking/months.ts'
import { type Ending, hasEndedBy, type RunsOut, runsOut, type Table } from './retention.ts'
import { readRetentionPeriods } from './retention-periods.ts'

/** Deletes expired rows; instances may run it concurrently. */
export async function forgetExpired(database: Database, rules = runsOut, signal?: AbortSignal) {
  const lengths = await readRetentionPeriods(database)
  const gone: Record<string, number> = Object.fromEntries(rules.map(({ table }) => [table, 0]))
  for (const rule of rules.filter(({ isByMonth }) => isByMonth)) {
    const months = await countExpiredMonths(database, rule, lengths)
    const forget = () => forgetMonths(database, rule, lengths, manyAtOnce)
    gone[rule.table] = months + (await untilFewer(manyAtOnce, forget, signal))
  }
  for (const expired of await listExpired(database, rules, lengths)) {
    const limit = expired.isLarge ? 1 : atOnce
    const count = await untilFewer(limit, () => forgetSome(database, expired, limit), signal)
    gone[expired.table] = (gone[expired.table] ?? 0) + count
  }
  return gone
}

type Expired = { table: Table; isLarge: boolean; ending: Ending; ended: string }

/** The endings by which rows have expired, of all tables at once: mostly there are none. */
async function listExpired(
  { db }: Database,
  rules: readonly RunsOut[],
  lengths: Lengths,
): Promise<readonly Expired[]> {
  const endings = rules
    .filter(({ isByMonth }) => !isByMonth)
    .flatMap(({ table, isLarge = false, ends }) =>
      ends.map((ending) => ({ table, isLarge, ending, ended: hasEndedBy(ending, lengths) })),
    )
  const questions = endings.map(
    (one, nth) => sql`SELECT ${sql.lit(nth)} AS nth WHERE (${oldest(one, 1)}) IS NOT NULL`,
  )
  if (questions.length === 0) return []
  const { rows } = await sql<{ nth: number }>`${sql.join(questions, sql` UNION ALL `)}`.execute(db)
  return rows.flatMap(({ nth }) => endings[nth] ?? [])
}

/** SQL: expired rows of a table; in their order, else statistics from before the last deletions promise many of them. */
const oldest = ({ table, ending, ended }: Expired, limit: number) => sql`
  SELECT ctid FROM ${sql.table(table)} WHERE ${sql.raw(ended)}
  ${ending.isSorted ? sql`ORDER BY ${sql.ref(ending.from)}` : sql``} LIMIT ${sql.lit(limit)}`

const atOnce = 500

/** Batch size for rows on which nothing depends. */
const manyAtOnce = 5000

/** Repeats a deletion of up to so many rows; returns their number. */
async function untilFewer(limit: number, forget: () => Promise<number>, signal?: AbortSignal) {
  let all = 0
  for (let count = limit; count === limit && !signal?.aborted; all += count) count = await forget()
  return all
}

async function forgetSome(database: Database, expired: Expired, limit: number): Promise<number> {
  if (expired.table !== 'application') return (await deleteSome(database, expired, limit)).length
  return transaction(database, async (trx) => {
    const gone = await deleteSome(trx, expired, limit)
    for (const { id } of gone) {
      await writeAudit(trx, { actor: 'system' }, 'application_expired', ['application', id])
    }
    return gone.length
  })
}

async function deleteSome({ db }: Database, expired: Expired, limit: number) {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM ${sql.table(expired.table)} WHERE ctid = ANY (ARRAY(${oldest(expired, limit)} FOR UPDATE SKIP LOCKED))
    RETURNING ${expired.table === 'application' ? sql`id` : sql`NULL AS id`}`.execute(db)
  return rows
}
