import { type RawBuilder, sql } from 'kysely'
import { countries } from '../../domain/lists/countries.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { gone } from '../../domain/matching/gate.ts'
import { where } from '../review/application-conditions.ts'
import { matches } from '../review/search.ts'
import { bestLanguage, isWorkingLanguage } from './open-gates.ts'

/** SQL condition of the filter on match profiles. */
export function isAskedFor(filter: Omit<ExpertFilter, 'confidence'>): RawBuilder<boolean> {
  const { search, country, region, language, availability, specialty } = filter
  return sql`${where([
    sql`TRUE`,
    search && sql`match_profile.expert_id IN (SELECT id FROM (${named(search)}) AS named)`,
    country && sql`country = ${country}`,
    region && sql`country = ANY(${within(region)}::text[])`,
    language && isWorkingLanguage(bestLanguage([language])),
    availability && sql`availability = ${availability}`,
    specialty && sql`${specialty}::smallint = ANY(specialties)`,
  ])}`
}

/** Experts that match the search words, without declined and withdrawn ones. */
export function named(search: string): RawBuilder<{ id: string; name_key: string }> {
  return sql`
    SELECT id, name_key FROM application
    WHERE kind = 'expert' AND status <> ALL(${[...gone]}::text[]) AND ${matches(search)}`
}

const within = (region: number) =>
  countries.filter((country) => country.region === region).map(({ code }) => code)
