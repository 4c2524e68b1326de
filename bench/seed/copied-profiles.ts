import { sql } from 'kysely'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { needOf } from '../../src/domain/matching/need.ts'
import { refreshMatchProfiles } from '../../src/store/matching/match-profiles.ts'
import { rankExperts } from '../../src/store/matching/ranking.ts'
import type { Store } from '../../src/store/open-store.ts'

const idOfCopy = sql`md5(original.expert_id::text || copy)::uuid`

/** Multiplies the match profiles; only those of the best experts for a request get an application. */
export async function copyProfiles(store: Store, times: number, request: Answers): Promise<void> {
  const { db } = store
  await sql`ALTER TABLE match_profile DROP CONSTRAINT match_profile_expert_id_fkey`.execute(db)
  await sql`CREATE TABLE original AS TABLE match_profile`.execute(db)
  for (let copy = 1; copy < times; copy++) {
    await sql`CREATE TABLE copied AS TABLE original ORDER BY random()`.execute(db)
    await sql`UPDATE copied SET expert_id = md5(expert_id::text || ${copy}::int)::uuid`.execute(db)
    await sql`INSERT INTO match_profile TABLE copied`.execute(db)
    await sql`DROP TABLE copied`.execute(db)
  }
  await sql`ANALYZE match_profile`.execute(db)
  const best = await rankExperts(store, needOf(request), 100)
  await sql`
    INSERT INTO application (id, kind, status, submitted_at, updated_at, answers)
    SELECT ${idOfCopy}, kind, status, submitted_at, application.updated_at,
      answers || jsonb_build_object('email', copy || '-' || (answers ->> 'email'))
    FROM generate_series(1, ${times - 1}::int) AS copy, original JOIN application ON application.id = expert_id
    WHERE ${idOfCopy} = ANY(${best.map(({ id }) => id)}::uuid[])`.execute(db)
  await refreshMatchProfiles(store)
}
