import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InsightQuery } from '../../../src/domain/tracking/period.ts'
import { readInsight } from '../../../src/services/tracking/read-insight.ts'
import type { Store } from '../../../src/store/open-store.ts'

export const march = { from: '2026-03-01', to: '2026-03-31' }

const now = new Date('2026-11-15T12:00:00Z')

/** Read in another time zone, to prove that days are counted in UTC. */
export function figuresOf(store: Store, query: InsightQuery = march) {
  return store.db.connection().execute(async (db) => {
    await sql`SET timezone = 'Pacific/Auckland'`.execute(db)
    const read = await readInsight({ ...store, db }, query, now)
    await sql`RESET timezone`.execute(db)
    return read
  })
}

type Applied = { status?: string | undefined; changedAt?: string }

export async function apply(
  { db }: Store,
  [kind, country, at]: readonly [kind: string, country: string, at: string],
  { status = 'submitted', changedAt = new Date().toISOString() }: Applied = {},
): Promise<string> {
  const place = kind === 'trainer' ? 'country_origin' : 'country'
  const answers = { name: 'Nobody', email: `${randomUUID()}@hospital.example`, [place]: country }
  const { rows } = await sql<{ id: string }>`
    INSERT INTO application (kind, status, submitted_at, updated_at, answers)
    VALUES (${kind}, ${status}, ${at}, ${changedAt}, ${answers})
    RETURNING id`.execute(db)
  return rows[0]?.id ?? ''
}

export type PastMove = [from: string, to: string, at: string, undone?: string]

export async function moved({ db }: Store, id: string, ...moves: PastMove[]): Promise<void> {
  for (const [from, to, at, undone = null] of moves) {
    await sql`
      INSERT INTO move (application_id, from_status, to_status, version, actor, moved_at, undone_at)
      VALUES (${id}, ${from}, ${to}, 2, 'system', ${at}, ${undone})`.execute(db)
  }
}
