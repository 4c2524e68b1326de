import type { Answers } from '../forms/engine/form.ts'
import { nameOfLanguage } from '../forms/engine/other-language.ts'
import { availability, OTHER_AVAILABILITY } from '../lists/availability.ts'
import { focusAreas } from '../lists/expertise.ts'
import { OTHER_LANGUAGE, type Proficiency, proficiencies } from '../lists/languages.ts'
import { findItem } from '../lists/list.ts'
import { type RegionId, regions, type YearsInRegion, yearsInRegion } from '../lists/regions.ts'
import { specialties } from '../lists/specialties.ts'
import { yearsOfWorkExperience } from '../lists/work-experience.ts'
import { codeOf } from './borders.ts'
import { type Language, languageNamed, otherLanguageNamed } from './language.ts'
import { offeredTimeOf } from './offered-time.ts'
import type { SpecialtyId } from './specialty-fields.ts'

/** The answers of an expert that matching uses. Gender, age and nationality are neither asked for nor used. */
export type Candidate = {
  readonly specialties: readonly SpecialtyId[]
  /** Whether they described a specialty in their own words, which give no points. */
  readonly describesSpecialty: boolean
  readonly languages: ReadonlyMap<Language, Proficiency>
  /** Where they live and where they have worked, by ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  readonly regions: ReadonlyMap<RegionId, YearsInRegion>
  readonly availability?: 'online' | 'onsite'
  readonly describesAvailability: boolean
  readonly months?: number
  readonly hoursAWeek?: number
  readonly describesTime: boolean
  /** Which of the five ranges of years in the profession, from 0. */
  readonly experience?: number
  /** How many focus areas of the registry they know; a coordinator asks for them. */
  readonly focusAreas?: number
  readonly institution: string
}

export function candidateOf(answers: Answers): Candidate {
  const { general_availability: how } = answers
  const offered = offeredTimeOf(answers)
  const years = findItem(yearsOfWorkExperience, answers.work_experience_range)
  return {
    specialties: rows(answers.specialty_ids).flatMap((id) => findItem(specialties, id)?.id ?? []),
    describesSpecialty: isTyped(answers.specialty_other),
    languages: spoken(answers),
    countries: [answers.country, ...rows(answers.regional_experience_countries)].flatMap(
      (name) => codeOf(name) ?? [],
    ),
    regions: new Map(rows(answers.regional_experience).flatMap(regionRow)),
    availability: availableHow(how),
    describesAvailability: how === OTHER_AVAILABILITY && isTyped(answers.general_availability_other),
    months: offered.months,
    hoursAWeek: offered.hoursAWeek,
    describesTime: offered.text !== '',
    experience: years && yearsOfWorkExperience.items.indexOf(years),
    focusAreas: knownAreas(answers.registry_related_experience),
    institution: typeof answers.institution === 'string' ? answers.institution : '',
  }
}

function spoken(answers: Answers): Map<Language, Proficiency> {
  const levels = rows(answers.language_proficiency).flatMap((row): [Language, Proficiency][] => {
    const { id, proficiency } = (row ?? {}) as { id?: unknown; proficiency?: unknown }
    const level = findItem(proficiencies, proficiency)?.id
    if (!level) return []
    const other = answers.language_proficiency_other
    const named =
      id === OTHER_LANGUAGE
        ? otherLanguageNamed(typeof other === 'string' ? nameOfLanguage(other) : undefined)
        : languageNamed(id)
    return named.map((language) => [language, level])
  })
  return new Map(levels)
}

function regionRow(row: unknown): [RegionId, YearsInRegion][] {
  const { id, years_of_experience } = (row ?? {}) as { id?: unknown; years_of_experience?: unknown }
  const region = findItem(regions, id)?.id
  const years = findItem(yearsInRegion, years_of_experience)?.id
  return region && years ? [[region, years]] : []
}

function availableHow(given: unknown): Candidate['availability'] {
  const found = findItem(availability, given)?.id
  if (found === 'Online and onsite support') return 'onsite'
  return found === 'Online support only' ? 'online' : undefined
}

function knownAreas(given: unknown): number | undefined {
  return new Set(rows(given).flatMap((id) => findItem(focusAreas, id)?.id ?? [])).size || undefined
}

const isTyped = (text: unknown) => typeof text === 'string' && text.trim() !== ''

const rows = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])
