import { fieldsOfExpertise, focusAreas } from '../lists/expertise.ts'
import { languages, proficiencies } from '../lists/languages.ts'
import { findItem, type List } from '../lists/list.ts'
import { regions, yearsInRegion } from '../lists/regions.ts'
import { methodsOfSupport } from '../lists/support.ts'
import { yearsOfWorkExperience } from '../lists/work-experience.ts'
import type { Translate } from '../messages/translate.ts'
import { nameOf } from './borders.ts'
import type { Evidence, OfferedTime, Practice } from './evidence.ts'
import { fullHoursAWeek } from './scale.ts'

export function sayEvidence(evidence: Evidence, t: Translate): string {
  switch (evidence.says) {
    case 'practice':
      return practiceIn(evidence, t)
    case 'fields':
      return earlierPracticeIn(evidence, t)
    case 'language': {
      const { language, level } = evidence
      return t('match.language', {
        language: languageName(language, t),
        level: label(proficiencies, level, t),
      })
    }
    case 'noLanguage': {
      const asked = evidence.asked.map((language) => languageName(language, t))
      return t('match.noLanguage', { languages: asked.join(', ') })
    }
    case 'sameCountry':
      return t('match.sameCountry', { country: nameOf(evidence.country) })
    case 'neighbour': {
      const { country, neighbour } = evidence
      return t('match.neighbour', { country: nameOf(country), neighbour: nameOf(neighbour) })
    }
    case 'region': {
      const { region, years } = evidence
      return t('match.years', { region: label(regions, region, t), years: label(yearsInRegion, years, t) })
    }
    case 'inRegion': {
      const { region, country } = evidence
      return t('match.inRegion', { region: label(regions, region, t), country: nameOf(country) })
    }
    case 'noRegion':
      return t('match.noRegion', { region: label(regions, evidence.region, t) })
    case 'methodFits':
    case 'methodInPart':
    case 'methodMissed':
      return t(`match.${evidence.says}`, { method: label(methodsOfSupport, evidence.method, t) })
    case 'offeredTime':
      return [monthsIn(evidence, t), hoursIn(evidence, t)].join(' ')
    case 'time':
      return monthsIn(evidence, t)
    case 'experience':
      return t('match.experienceOf', experienceIn(evidence, t))
    default:
      return t(`match.${evidence.says}`)
  }
}

/** One sentence for each strength: 'At home in … Works often in … Touches … Has no practice in …'. */
function practiceIn({ home, often, touches, none }: Practice, t: Translate): string {
  const fields = (ids: Practice['home']) => ({ fields: all(fieldsOfExpertise, ids, t) })
  if (often.length + touches.length + none.length === 0) return t('match.fieldsAll', fields(home))
  if (home.length + often.length + touches.length === 0) return t('match.fieldsNone', fields(none))
  return [
    ...(home.length > 0 ? [t('match.fieldsHome', fields(home))] : []),
    ...(often.length > 0 ? [t('match.fieldsOften', fields(often))] : []),
    ...(touches.length > 0 ? [t('match.fieldsTouched', fields(touches))] : []),
    ...(none.length > 0 ? [t('match.fieldsMissing', fields(none))] : []),
  ].join(' ')
}

function earlierPracticeIn({ covered, missing }: Extract<Evidence, { says: 'fields' }>, t: Translate) {
  const said = { fields: all(fieldsOfExpertise, covered, t), missing: all(fieldsOfExpertise, missing, t) }
  if (missing.length === 0) return t('match.earlierFieldsAll', said)
  return t(covered.length === 0 ? 'match.earlierFieldsNone' : 'match.earlierFieldsSome', said)
}

function monthsIn({ months, asked }: OfferedTime, t: Translate): string {
  if (months === undefined) return t('match.monthsNotStated')
  return asked === undefined ? t('match.monthsNotAsked', { months }) : t('match.months', { months, asked })
}

function hoursIn({ hours }: OfferedTime, t: Translate): string {
  return hours === undefined ? t('match.hoursNotStated') : t('match.hours', { hours, full: fullHoursAWeek })
}

function experienceIn({ years, focusAreas: known }: Extract<Evidence, { says: 'experience' }>, t: Translate) {
  const range = years === undefined ? undefined : yearsOfWorkExperience.items[years]
  const areas = { count: known ?? 0, all: focusAreas.items.length }
  return {
    years: range ? t(range.label) : t('match.notStated'),
    areas: known === undefined ? t('match.notStated') : t('match.areas', areas),
  }
}

/** A language that is in no list is compared in small letters. */
function languageName(language: number | string, t: Translate): string {
  const name = label(languages, language, t)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const all = (list: List, ids: readonly unknown[], t: Translate) =>
  ids.map((id) => label(list, id, t)).join(', ')

/** Shows an unknown id as it is. */
function label(list: List, id: unknown, t: Translate): string {
  const item = findItem(list, id)
  return item ? t(item.label) : String(id)
}
