import { sql } from 'kysely'
import { type CountedPile, trendDays } from '../../domain/review/piles.ts'
import type { Database } from '../database.ts'

/** The last count of a day replaces earlier ones. */
export async function recordPileCounts(
  { db }: Database,
  counts: Readonly<Record<CountedPile, number>>,
): Promise<void> {
  const rows = Object.entries(counts).map(([pile, count]) => ({ pile, count }))
  await db
    .insertInto('pile_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'pile']).doUpdateSet(({ ref }) => ({ count: ref('excluded.count') })),
    )
    .execute()
}

/** Counts of the days before today, the oldest first; a pile without any is missing. */
export async function readTrends({ db }: Database): Promise<Partial<Record<CountedPile, number[]>>> {
  const { rows } = await sql<{ pile: CountedPile; counts: number[] }>`
    SELECT pile, array_agg(count ORDER BY day) AS counts FROM pile_count
    WHERE day BETWEEN (now() AT TIME ZONE 'UTC')::date - ${trendDays - 1}::integer
      AND (now() AT TIME ZONE 'UTC')::date - 1
    GROUP BY pile`.execute(db)
  return Object.fromEntries(rows.map(({ pile, counts }) => [pile, counts]))
}
