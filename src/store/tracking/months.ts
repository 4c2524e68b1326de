import { type RawBuilder, sql } from 'kysely'
import type { Lengths } from '../../domain/privacy/retention-periods.ts'
import type { Database } from '../database.ts'
import { intervalOf, type RunsOut } from '../privacy/retention.ts'

/** Makes the partitions of page views for this month and the next two, in case the job does not run for a while. */
export async function makeMonths({ db }: Database): Promise<void> {
  await sql`SELECT make_months(now())`.execute(db)
}

/** The largest block of days, and some days for nights in which the job did not run. */
const recentDays = 72

/** Adds up reading times by blocks of days. */
export async function sumReadingBlocks({ db }: Database): Promise<void> {
  const today = sql`(now() AT TIME ZONE 'UTC')::date`
  await sql`SELECT sum_reading_blocks(${today} - ${recentDays}::int, ${today})`.execute(db)
}

/** Drops expired months, and deletes up to so many expired rows of the month that expires; returns their number. */
export async function forgetMonths(database: Database, rule: RunsOut, lengths: Lengths, most: number) {
  const { from, before } = expiry(rule, lengths)
  const { rows } = await sql<{ gone: number }>`
    SELECT forget_months(${rule.table}::regclass, ${from}, ${before}, ${most}) AS gone`.execute(database.db)
  return rows[0]?.gone ?? 0
}

/** The rows of months that are dropped as a whole. */
export function countExpiredMonths(database: Database, rule: RunsOut, lengths: Lengths): Promise<number> {
  const { before } = expiry(rule, lengths)
  return countBefore(database, rule, sql`date_trunc('month', (${before}) AT TIME ZONE 'UTC')`)
}

/** The rows that the nightly job would delete, to the day. */
export function countExpiredDays(database: Database, rule: RunsOut, lengths: Lengths): Promise<number> {
  return countBefore(database, rule, sql`(${expiry(rule, lengths).before}) AT TIME ZONE 'UTC'`)
}

/** Counts by daily sums, without reading the rows. */
async function countBefore({ db }: Database, { table }: RunsOut, before: RawBuilder<unknown>) {
  const sums =
    table === 'visit' ? sql`sum(visits) AS sum FROM visit_day` : sql`sum(views) AS sum FROM page_day`
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum, 0)::int AS count FROM (SELECT ${sums} WHERE day < ${before}) AS expired`.execute(db)
  return rows[0]?.count ?? 0
}

function expiry({ table, ends }: RunsOut, lengths: Lengths) {
  const [ending] = ends
  if (!ending) throw new Error(`Rows of ${table} do not expire`)
  return { from: ending.from, before: sql<Date>`now() - ${sql.raw(intervalOf(ending, lengths))}` }
}
