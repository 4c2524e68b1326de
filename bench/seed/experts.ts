import { sql } from 'kysely'
import { countries } from '../../src/domain/lists/countries.ts'
import type { Database } from '../../src/store/database.ts'
import type { Store } from '../../src/store/open-store.ts'

const labels = JSON.stringify(countries.map(({ label }) => label))

/** Seeds active experts with numbers from `from` to `to`, of all specialties, languages and regions. */
export async function seedExperts({ db }: Database, from: number, to: number): Promise<void> {
  await chance(db)
  await sql`SELECT setseed(0.42)`.execute(db)
  await sql`
    INSERT INTO application (kind, status, submitted_at, updated_at, answers)
    SELECT 'expert', 'active', now() - interval '1 year', now() - random() * interval '1 year', jsonb_build_object(
      'name', 'Ama ' || n, 'surname', 'Owusu', 'email', n || '@expert.example', 'institution', 'Hospital ' || n % 5000,
      'country', place(),
      'specialty_ids', jsonb_build_array(one(10), one(10) + 10),
      'language_proficiency', jsonb_build_array(
        jsonb_build_object('id', 1, 'value', 'English', 'proficiency', level()),
        jsonb_build_object('id', one(6) + 1, 'proficiency', level())),
      'regional_experience', jsonb_build_array(jsonb_build_object('id', one(6),
        'years_of_experience', (ARRAY['<5', '5-10', '>10'])[one(3)])),
      'regional_experience_countries', jsonb_build_array(place(), place()),
      'general_availability', (ARRAY['Online support only', 'Online and onsite support'])[one(2)],
      'general_availability_time', one(18) || ' months, ' || one(6) || ' hours a week',
      'work_experience_range', (ARRAY['< 5 years', '5 – 10 years', '10 – 15 years', '20+ years'])[one(4)],
      'registry_related_experience', jsonb_build_array(one(4)),
      'consent', true)
    FROM generate_series(${from} + 1, ${to}::int) AS n`.execute(db)
}

async function chance(db: Store['db']): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION one(of int) RETURNS int LANGUAGE sql VOLATILE RETURN 1 + floor(random() * of)::int`.execute(
    db,
  )
  await sql`CREATE OR REPLACE FUNCTION level() RETURNS text LANGUAGE sql VOLATILE
    RETURN (ARRAY['Basic', 'Intermediate', 'Expert', 'Native'])[one(4)]`.execute(db)
  await sql`CREATE OR REPLACE FUNCTION place() RETURNS text LANGUAGE sql VOLATILE
    RETURN ${sql.lit(labels)}::jsonb ->> (one(${sql.lit(countries.length)}) - 1)`.execute(db)
}
