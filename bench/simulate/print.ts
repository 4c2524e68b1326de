import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'
import { secondsWithChildren } from '../drive/time-of-postgres.ts'
import type { Finding } from './invariants/judged.ts'
import type { World } from './world.ts'

/** Figures of one simulated year. */
export type Year = Record<string, string>

/** Elapsed and processor seconds since the last call. */
export function secondsSince(postmaster: number): () => Year {
  const read = () => {
    const { user, system } = process.cpuUsage()
    return [performance.now() / 1000, (user + system) / 1e6, secondsWithChildren(postmaster)]
  }
  let before = read()
  return () => {
    const now = read()
    const [whole, node, postgres] = now.map((value, at) => (value - (before[at] ?? 0)).toFixed(1))
    before = now
    return { seconds: whole ?? '', 'CPU of services': node ?? '', 'CPU of PostgreSQL': postgres ?? '' }
  }
}

export function printProgramme(
  { tally, jobMs }: World,
  years: readonly Year[],
  findings: ReadonlyMap<string, Finding>,
) {
  const table = (counts: ReadonlyMap<string, number>) =>
    [...counts].sort(([, one], [, other]) => other - one).map(([what, times]) => ({ what, times }))
  console.log('What happened')
  console.table(table(tally.events))
  console.log('What the services refused')
  console.table(table(tally.refusals))
  console.log('Milliseconds of background jobs, which run at the same time')
  console.table(table(new Map([...jobMs].map(([name, ms]) => [name, Math.round(ms)]))))
  console.log('Seconds for each simulated year')
  console.table(years)
  console.log('Invariants')
  console.table(
    [...findings].map(([invariant, { checked, violations, examples }]) => ({
      invariant,
      checked,
      violations,
      examples: examples.join(', '),
    })),
  )
}

/** The largest tables, with their indexes, and the whole database. */
export async function sizeOf({ db }: Database) {
  const { rows } = await sql<{ table: string; rows: number; MB: string }>`
    SELECT coalesce(parent.relname, own.relname) AS "table", sum(own.reltuples)::int AS rows,
      round(sum(pg_total_relation_size(own.oid)) / 1e6, 1)::text AS "MB"
    FROM pg_class AS own
    LEFT JOIN pg_inherits ON inhrelid = own.oid LEFT JOIN pg_class AS parent ON parent.oid = inhparent
    WHERE own.relkind = 'r' AND own.relnamespace = 'public'::regnamespace
    GROUP BY 1 ORDER BY sum(pg_total_relation_size(own.oid)) DESC LIMIT 20`.execute(db)
  const { rows: whole } = await sql<{ mb: string }>`
    SELECT round(pg_database_size(current_database()) / 1e6, 1)::text AS mb`.execute(db)
  return [...rows, { table: 'the whole database', rows: 0, MB: whole[0]?.mb ?? '' }]
}
