import { sql } from 'kysely'
import type { NewApplication } from '../../../src/store/applications/application.ts'
import type { DB } from '../../../src/store/generated/schema.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { makeMatches } from './matches.ts'
import { makeReports } from './reports.ts'
import { agreementsOf, invitationOf, letterOf, movesOf, rowOf } from './rows.ts'

/** Adds the matches of requests that have none; those of an earlier run, or of a person at the desk, stay as they are. */
export async function plantMatches(
  { db }: Store,
  applications: readonly NewApplication[],
  now: Date,
): Promise<number> {
  const present = await db
    .selectFrom('application')
    .select(['id', 'status'])
    .where(sql<boolean>`NOT EXISTS (SELECT FROM match WHERE hospital_id = application.id)`)
    .execute()
  const statusOf = new Map(present.map(({ id, status }) => [id, status]))
  const matches = makeMatches(applications, now).filter(({ hospital, expert }) =>
    [hospital, expert].every(({ id, status }) => statusOf.get(id) === status),
  )
  const letters = matches.flatMap(letterOf)
  await db.transaction().execute(async (trx) => {
    await fill(trx, 'match', matches.map(rowOf))
    await fill(trx, 'match_move', matches.flatMap(movesOf))
    await fill(trx, 'match_invitation', matches.flatMap(invitationOf))
    await fill(trx, 'agreement', matches.flatMap(agreementsOf))
    await fill(trx, 'report', makeReports(matches, now))
    await fill(
      trx,
      'upload',
      letters.map(({ upload }) => upload),
    )
    await fill(
      trx,
      'upload_piece',
      letters.map(({ piece }) => piece),
    )
    await fill(
      trx,
      'commitment_letter',
      letters.map(({ letter }) => letter),
    )
  })
  return matches.length
}

/** Columns that the rows do not name are as usual. */
async function fill(db: Store['db'], table: keyof DB, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}
