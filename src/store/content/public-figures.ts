import { sql } from 'kysely'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Counted, CountryFigures, PublicFigures } from '../../domain/content/public-figures.ts'
import { type LanguageId, OTHER_LANGUAGE } from '../../domain/lists/languages.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

/** The public figures; undefined until they are counted. */
export async function findPublicFigures({ db }: Database): Promise<PublicFigures | undefined> {
  const row = await db.selectFrom('public_figures').select('figures').executeTakeFirst()
  return row && 'regions' in row.figures ? (row.figures as PublicFigures) : undefined
}

/** Call in a transaction. False if another instance is counting or the last count is younger. */
export async function lockOldFigures({ db }: Database, minutes: number): Promise<boolean> {
  const row = await db
    .selectFrom('public_figures')
    .select('only_row')
    .where('counted_at', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

/** Unchanged figures leave the cached pages valid. */
export async function savePublicFigures({ db }: Database, figures: PublicFigures | undefined): Promise<void> {
  await db
    .updateTable('public_figures')
    .set({ figures: figures ?? {}, counted_at: now })
    .execute()
}

/** Statuses of requests that the team has found eligible, without those that ended without support. */
const hospitals: readonly ApplicationStatus<'hospital'>[] = [
  'eligible',
  'shortlist_sent',
  'expert_selected',
  'active',
  'completed',
]
const experts: readonly ApplicationStatus<'expert'>[] = ['active', 'paused']

// Literals, because the planner compares them with the predicates of partial indexes.
const literals = (all: readonly string[]) => sql.join(all.map((one) => sql.lit(one)))
const isHospital = sql<boolean>`kind = 'hospital' AND status IN (${literals(hospitals)})`
const isExpert = sql<boolean>`kind = 'expert' AND status IN (${literals(experts)})`

type Row = CountryFigures & { language: LanguageId | null }

/** A hospital that has asked several times counts once. */
export async function countRegistry({ db }: Database): Promise<Counted> {
  const { rows: counted } = await sql<Row>`
    WITH expert AS MATERIALIZED ( -- from application_figures alone
      SELECT country, languages, count(*) AS experts FROM application
      WHERE ${isExpert} AND country IS NOT NULL GROUP BY country, languages
    )
    SELECT country, NULL::integer AS language, sum(hospitals)::integer AS hospitals, sum(experts)::integer AS experts
    FROM (
      SELECT country, count(DISTINCT name_key) AS hospitals, 0 AS experts FROM application
      WHERE ${isHospital} AND country IS NOT NULL GROUP BY country
      UNION ALL
      SELECT country, 0, experts FROM expert
    ) AS counted GROUP BY country
    UNION ALL
    SELECT country, language::integer, 0, sum(experts)::integer FROM expert, unnest(languages) AS language
    WHERE language <> ${sql.lit(String(OTHER_LANGUAGE))} GROUP BY country, language`.execute(db)
  const { rows: other } = await sql<{ pt: number; id: number }>`
    SELECT count(*) FILTER (WHERE named ~ 'portugu')::integer AS pt,
      count(*) FILTER (WHERE named ~ 'indonesia')::integer AS id
    FROM (
      SELECT plain(answers ->> 'language_proficiency_other') AS named FROM application
      WHERE ${isExpert} AND ${sql.lit(String(OTHER_LANGUAGE))} = ANY (languages)
        AND answers ->> 'language_proficiency_other' ~* 'portugu|indon' -- as in application_other_language
    ) AS other`.execute(db)
  const countries = counted.flatMap(({ language, ...figures }) => (language === null ? [figures] : []))
  const languages = counted.flatMap(({ language, country, experts }) =>
    language === null ? [] : [{ country, language, experts }],
  )
  const speaking = (language: LanguageId) =>
    languages.reduce((sum, row) => (row.language === language ? sum + row.experts : sum), 0)
  const listed = { en: speaking(1), fr: speaking(2), ru: speaking(4), es: speaking(5), ar: speaking(7) }
  return { countries, languages, speakers: { ...listed, ...other[0] } }
}
