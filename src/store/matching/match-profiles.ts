import { sql } from 'kysely'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { RegionId } from '../../domain/lists/regions.ts'
import { codeOf } from '../../domain/matching/borders.ts'
import { type Candidate, candidateOf } from '../../domain/matching/candidate.ts'
import { plainInstitution } from '../../domain/matching/gates.ts'
import { inRegion, judges } from '../../domain/matching/judge.ts'
import { needOf } from '../../domain/matching/need.ts'
import { pointsOfHours, scale } from '../../domain/matching/scale.ts'
import { type FieldId, strengthIn } from '../../domain/matching/specialty-fields.ts'
import type { Database } from '../database.ts'
import type { Store } from '../open-store.ts'
import { transaction } from '../postgres/transaction.ts'

/** Few enough that counting them delays other requests by less than a tenth of a second. */
export const profilesAtOnce = 200

/** Refreshes the profiles of active experts whose answers have changed. */
export async function refreshMatchProfiles(store: Store, signal?: AbortSignal): Promise<void> {
  await adoptScale(store)
  while (!signal?.aborted && (await transaction(store, refreshSome)) === profilesAtOnce);
}

/** A new scale makes all profiles stale. */
async function adoptScale(database: Database): Promise<void> {
  const known = await database.db.selectFrom('match_scale').select('version').executeTakeFirst()
  if (known?.version === scale.version) return
  await transaction(database, async (trx) => {
    await trx.db.deleteFrom('match_scale').execute()
    // Serialises concurrent rankings.
    const adopted = trx.db.insertInto('match_scale').values({ version: scale.version })
    await adopted.onConflict((conflict) => conflict.doNothing()).execute()
    await sql`
      INSERT INTO stale_match_profile SELECT id FROM application WHERE kind = 'expert' AND status = 'active'
      ON CONFLICT DO NOTHING`.execute(trx.db)
  })
}

/**
 * SKIP LOCKED: experts who are being erased are left out, and those who are being changed: the next run takes them. What
 * the marks are about is read after them, since a change may be committed while they are taken.
 */
async function refreshSome({ db }: Database): Promise<number> {
  const { rows: taken } = await sql<{ expert_id: string }>`
    DELETE FROM stale_match_profile
    WHERE expert_id IN (
      SELECT expert_id FROM stale_match_profile JOIN application ON id = expert_id
      ORDER BY expert_id LIMIT ${profilesAtOnce}
      FOR KEY SHARE OF application SKIP LOCKED FOR UPDATE OF stale_match_profile SKIP LOCKED)
    RETURNING expert_id`.execute(db)
  if (taken.length === 0) return 0
  const { rows } = await sql<{ id: string; isActive: boolean; answers: Answers; updated_at: Date }>`
    SELECT id, status = 'active' AS "isActive", answers, updated_at FROM application
    WHERE id = ANY(${taken.map(({ expert_id }) => expert_id)}::uuid[])`.execute(db)
  const profiles = rows
    .filter(({ isActive }) => isActive)
    .map(({ id, answers, updated_at }) => ({ expert_id: id, updated_at, ...profileOf(answers) }))
  await sql`DELETE FROM match_profile WHERE expert_id = ANY(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  const given = JSON.stringify(profiles)
  await sql`INSERT INTO match_profile
    SELECT * FROM jsonb_populate_recordset(NULL::match_profile, ${given}::jsonb)`.execute(db)
  return rows.length
}

function profileOf(answers: Answers) {
  const candidate = candidateOf(answers)
  const experience = judges.experience(needOf({}), candidate)
  return {
    is_consented: answers.consent === true,
    states_specialties: candidate.specialties.length > 0,
    states_languages: candidate.languages.size > 0,
    states_places: candidate.countries.length + candidate.regions.size > 0,
    ...numbered('field', 5, (id) => strengthIn(id as FieldId, candidate.specialties)),
    ...numbered('language', 7, (id) => pointsOf(candidate, id)),
    ...numbered('region', 6, (id) => inRegion(candidate, id as RegionId).points),
    other_languages: Object.fromEntries(
      [...candidate.languages.keys()].filter(isName).map((name) => [name, pointsOf(candidate, name)]),
    ),
    countries: candidate.countries,
    country: codeOf(answers.country) ?? null,
    specialties: candidate.specialties,
    availability: candidate.availability ?? null,
    months: candidate.months ?? null,
    weekly_points: candidate.hoursAWeek === undefined ? null : pointsOfHours(candidate.hoursAWeek),
    experience_points: experience.points,
    experience_maximum: experience.maximum,
    institution: plainInstitution(candidate.institution),
  }
}

function numbered(name: string, count: number, worth: (id: number) => number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}_${at + 1}`, worth(at + 1)]))
}

const isName = (language: unknown) => typeof language === 'string'

function pointsOf({ languages }: Candidate, language: number | string): number {
  const level = (languages as ReadonlyMap<number | string, keyof typeof scale.languages>).get(language)
  return level ? scale.languages[level] : 0
}
