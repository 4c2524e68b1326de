import { type RawBuilder, sql } from 'kysely'
import { countries } from '../../domain/lists/countries.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { gone } from '../../domain/matching/gate-names.ts'
import { where as allOf } from '../review/application-conditions.ts'
import { matches } from '../review/search.ts'
import { bestLanguage, isWorkingLanguage } from './open-gates.ts'

type Filter = Omit<ExpertFilter, 'confidence'>

/** SQL condition of the filter on match profiles. */
export function isAskedFor(filter: Filter): RawBuilder<boolean> {
  const { search, country, region, specialty } = filter
  return sql`${allOf([
    isAskedOfGroup(filter),
    search && sql`match_profile.expert_id IN (SELECT id FROM (${named(search)}) AS named)`,
    country && sql`country = ${country}`,
    region && sql`country = ANY(${within(region)}::text[])`,
    specialty && sql`${specialty}::smallint = ANY(specialties)`,
  ])}`
}

/** SQL: the part of the filter whose result is the same for all experts of a group. */
export function isAskedOfGroup({ language, availability }: Filter): RawBuilder<boolean> {
  return sql`${allOf([
    sql`TRUE`,
    language && isWorkingLanguage(bestLanguage([language])),
    availability && sql`availability = ${availability}`,
  ])}`
}

/** SQL: experts that match the search words, without declined and withdrawn ones. */
export function named(search: string): RawBuilder<{ id: string; name_key: string }> {
  return sql`
    SELECT id, name_key FROM application
    WHERE kind = 'expert' AND status <> ALL(${[...gone]}::text[]) AND ${matches(search)}`
}

const within = (region: number) =>
  countries.filter((country) => country.region === region).map(({ code }) => code)
