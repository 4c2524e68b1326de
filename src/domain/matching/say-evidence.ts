import { fieldsOfExpertise } from '../lists/expertise.ts'
import { languages, proficiencies } from '../lists/languages.ts'
import { findItem, type List } from '../lists/list.ts'
import { regions, yearsInRegion } from '../lists/regions.ts'
import { methodsOfSupport } from '../lists/support.ts'
import { yearsOfWorkExperience } from '../lists/work-experience.ts'
import type { Translate } from '../messages/translate.ts'
import { nameOf } from './borders.ts'
import type { Evidence } from './judge.ts'

export function sayEvidence(evidence: Evidence, t: Translate): string {
  switch (evidence.says) {
    case 'fields': {
      const { covered, missing } = evidence
      const said = { fields: all(fieldsOfExpertise, covered, t), missing: all(fieldsOfExpertise, missing, t) }
      if (missing.length === 0) return t('match.fieldsAll', said)
      return t(covered.length === 0 ? 'match.fieldsNone' : 'match.fieldsSome', said)
    }
    case 'language': {
      const { language, level } = evidence
      return t('match.language', {
        language: label(languages, language, t),
        level: label(proficiencies, level, t),
      })
    }
    case 'noLanguage':
      return t('match.noLanguage', { languages: all(languages, evidence.asked, t) })
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
    case 'noRegion':
      return t('match.noRegion', { region: label(regions, evidence.region, t) })
    case 'methodFits':
    case 'methodInPart':
    case 'methodMissed':
      return t(`match.${evidence.says}`, { method: label(methodsOfSupport, evidence.method, t) })
    case 'time':
      return t('match.timeOf', { months: evidence.months, asked: evidence.asked })
    case 'experience':
      return t('match.experienceOf', experienceIn(evidence, t))
    default:
      return t(`match.${evidence.says}`)
  }
}

function experienceIn({ years, focusAreas }: Extract<Evidence, { says: 'experience' }>, t: Translate) {
  const range = years === undefined ? undefined : yearsOfWorkExperience.items[years]
  return {
    years: range ? t(range.label) : t('match.notStated'),
    areas: focusAreas === undefined ? t('match.notStated') : t('match.areas', { count: focusAreas }),
  }
}

const all = (list: List, ids: readonly unknown[], t: Translate) =>
  ids.map((id) => label(list, id, t)).join(', ')

/** Shows an unknown id as it is. */
function label(list: List, id: unknown, t: Translate): string {
  const item = findItem(list, id)
  return item ? t(item.label) : String(id)
}
