import type { LanguageRow, RegionRow } from '../../src/domain/forms/engine/form.ts'
import { languages, OTHER_LANGUAGE, type Proficiency } from '../../src/domain/lists/languages.ts'
import { findItem, type IdOf } from '../../src/domain/lists/list.ts'
import { type RegionId, regions, type YearsInRegion } from '../../src/domain/lists/regions.ts'
import type { yearsOfWorkExperience } from '../../src/domain/lists/work-experience.ts'
import { type Home, homes } from './homes.ts'
import type { Random } from './random.ts'

/** The languages of the country, nearly always English, and sometimes another. */
export function drawLanguages(random: Random, home: Home) {
  const spoken = new Map<string, Proficiency>()
  home.languages.forEach((language, at) => {
    spoken.set(language, at === 0 ? 'Native' : random.pick(['Expert', 'Expert', 'Native', 'Intermediate']))
  })
  if (!spoken.has('English')) spoken.set('English', random.pick(['Expert', 'Expert', 'Intermediate']))
  const learned = random.pick(['French', 'Spanish', 'German', 'Italian', 'Arabic', 'Russian'])
  if (random.chance(0.35) && !spoken.has(learned)) {
    spoken.set(learned, random.pick(['Basic', 'Basic', 'Intermediate']))
  }
  const rows = [...spoken].map(([language, proficiency]): LanguageRow => {
    const { id } = findItem(languages, language) ?? { id: OTHER_LANGUAGE }
    return { id, value: id === OTHER_LANGUAGE ? 'Other' : language, proficiency }
  })
  return {
    language_proficiency: rows,
    language_proficiency_other: [...spoken.keys()].find((language) => !findItem(languages, language)),
  }
}

/** Years per region, never more than the years of work experience. */
export function drawExperience(random: Random, home: Home, years: number) {
  const stays = random.weighted([0, 1, 2, 3], (count) => [30, 35, 25, 10][count] ?? 0)
  const abroad = Array.from({ length: stays }, () => random.weighted(homes, (place) => appeal(place, home)))
  const places = [home, ...abroad]
  return {
    abroad: abroad[0]?.country,
    regional_experience: [...new Set(places.map(({ region }) => region))].map((id): RegionRow => {
      const yearsThere = id === home.region ? years : random.between(1, Math.ceil(years / 2))
      return { id, value: nameOf(id), years_of_experience: yearsInRegionOf(yearsThere) }
    }),
    regional_experience_countries: [...new Set(places.map(({ country }) => country))],
  }
}

/** Experts go where hospitals request support, mostly to a nearby country or one with the same language. */
function appeal(place: Home, home: Home): number {
  if (place.country === home.country) return 0
  const isNear = place.region === home.region || place.languages.includes(home.languages[0] ?? '')
  return place.weight.hospital * (isNear || home.weight.hospital === 0 ? 1 : 0.05)
}

export function rangeOf(years: number): IdOf<typeof yearsOfWorkExperience> {
  if (years < 5) return '< 5 years'
  if (years < 10) return '5 – 10 years'
  if (years < 15) return '10 – 15 years'
  return years < 20 ? '15 – 20 years' : '20+ years'
}

function yearsInRegionOf(years: number): YearsInRegion {
  if (years < 5) return '<5'
  return years <= 10 ? '5-10' : '>10'
}

const nameOf = (id: RegionId) => String(findItem(regions, id)?.alias)
