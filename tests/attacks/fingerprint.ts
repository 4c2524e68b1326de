import { sql } from 'kysely'
import type { Store } from '../../src/store/open-store.ts'

/** They count who comes and remember when somebody was seen last, or what a stranger was asked: anybody may add there. */
const counters = new Set([
  'rate_limit',
  'edit_session',
  'edit_attempt',
  'staff_session',
  'staff_verification',
  'passed_step',
  ...['match_scale', 'match_profile', 'stale_match_profile'], // made anew from the applications by whoever reads
])

/** Every row of every table of the registry, as one short text for each table. */
export async function fingerprint({ db }: Store): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
  const kept = tables.filter(({ name }) => !counters.has(name))
  const prints = kept.map(async ({ name }) => {
    const { rows } = await sql<{ print: string }>`
      SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS print
      FROM ${sql.table(name)} t`.execute(db)
    return [name, rows[0]?.print ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(prints))
}
