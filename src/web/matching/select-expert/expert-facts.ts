import { nameOfLanguage } from '../../../domain/forms/engine/other-language.ts'
import { availability, OTHER_AVAILABILITY } from '../../../domain/lists/availability.ts'
import { countries } from '../../../domain/lists/countries.ts'
import { countryInWords } from '../../../domain/lists/country-name.ts'
import { focusAreas, professionalTypes } from '../../../domain/lists/expertise.ts'
import { languages, OTHER_LANGUAGE, proficiencies } from '../../../domain/lists/languages.ts'
import { findItem, type List } from '../../../domain/lists/list.ts'
import { regions, yearsInRegion } from '../../../domain/lists/regions.ts'
import { SURGERY, specialties } from '../../../domain/lists/specialties.ts'
import { yearsOfWorkExperience } from '../../../domain/lists/work-experience.ts'
import type { ShownOfExpert } from '../../../domain/matching/shown-of-expert.ts'
import { joined } from '../../../domain/messages/joined.ts'
import type { Translate } from '../../../domain/messages/translate.ts'

/** The facts about an expert, for hospitals and comparisons; a fact that is not stated has no line. */
export function expertFacts(expert: ShownOfExpert, t: Translate) {
  const facts = {
    level: [labelIn(professionalTypes, expert.level_of_expertise_id, t), expert.level_of_expertise_other],
    years: [labelIn(yearsOfWorkExperience, expert.work_experience_range, t)],
    specialties: specialtiesOf(expert, t),
    related: [
      ...(expert.registry_related_experience ?? []).map((id) => labelIn(focusAreas, id, t)),
      expert.registry_related_experience_other,
    ],
    regions: expert.regional_experience.map(({ id, years_of_experience: years }) =>
      t('forms.yearsInRegion', {
        region: labelIn(regions, id, t) ?? '',
        years: leftToRight(labelIn(yearsInRegion, years, t) ?? ''),
      }),
    ),
    countries: [
      joined(
        (expert.regional_experience_countries ?? '')
          .split(',')
          .map((one) => countryInWords(countries, one.trim(), t.locale)),
        t.locale,
      ),
    ],
    availability: availabilityOf(expert, t),
    time: [expert.general_availability_time],
    societies: [expert.professional_society_membership],
  }
  return facts satisfies Record<string, readonly (string | undefined)[]>
}

export type SpokenLanguage = { language: string; level: string; value: number }

/** The languages of an expert; one that is not in the list comes last, under its typed name. */
export function languagesOf(expert: ShownOfExpert, t: Translate): SpokenLanguage[] {
  const other = nameOfLanguage(expert.language_proficiency_other ?? '')
  return [...expert.language_proficiency]
    .sort((a, b) => Number(a.id === OTHER_LANGUAGE) - Number(b.id === OTHER_LANGUAGE))
    .map(({ id, proficiency }) => {
      const isTyped = id === OTHER_LANGUAGE && other !== ''
      const level = findItem(proficiencies, proficiency)
      return {
        language: isTyped
          ? t('selectExpert.otherLanguage', { language: other })
          : id === OTHER_LANGUAGE
            ? t('selectExpert.unnamedLanguage')
            : (labelIn(languages, id, t) ?? ''),
        level: level ? t(level.label) : '',
        value: Number(level?.alias ?? 0),
      }
    })
}

function specialtiesOf(expert: ShownOfExpert, t: Translate) {
  const subspecialty = expert.specialty_surgery_subspecialty || t('selectExpert.notApplicable')
  const named = expert.specialty_ids.map((id) =>
    id === SURGERY ? t('selectExpert.surgery', { subspecialty }) : labelIn(specialties, id, t),
  )
  return [...named, expert.specialty_other]
}

/** Availability in words; 'Other' is replaced by what was typed. */
function availabilityOf(expert: ShownOfExpert, t: Translate) {
  const { general_availability: how, general_availability_other: typed } = expert
  return how === OTHER_AVAILABILITY ? [typed] : [labelIn(availability, how, t)]
}

function labelIn(list: List, id: unknown, t: Translate): string | undefined {
  const item = findItem(list, id)
  return item && t(item.label)
}

/** Keeps the order of '<5' within right-to-left text. */
function leftToRight(range: string): string {
  return `\u2066${range}\u2069`
}
