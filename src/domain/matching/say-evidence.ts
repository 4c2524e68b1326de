import { fieldsOfExpertise, focusAreas } from '../lists/expertise.ts'
import { languages, proficiencies } from '../lists/languages.ts'
import { findItem, type List } from '../lists/list.ts'
import { regions, yearsInRegion } from '../lists/regions.ts'
import { methodsOfSupport } from '../lists/support.ts'
import { yearsOfWorkExperience } from '../lists/work-experience.ts'
import { joined } from '../messages/joined.ts'
import type { Translate } from '../messages/translate.ts'
import { nameOf } from './borders.ts'
import type { Evidence, OfferedTime, Practice } from './evidence.ts'
import { fullHoursAWeek } from './scale.ts'

/** Who reads a sentence: to the hospital, the request is its own. */
export type Reader = 'staff' | 'hospital'

export function sayEvidence(evidence: Evidence, t: Translate, reader: Reader = 'staff'): string {
  const words = reader === 'hospital' ? 'yourMatch' : 'match'
  switch (evidence.says) {
    case 'practice':
      return practiceIn(evidence, t, words)
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
      return t(keyIn(words, 'noLanguage'), { languages: joined(asked, t.locale) })
    }
    case 'sameCountry':
      return t('match.sameCountry', { country: nameOf(evidence.country, t.locale) })
    case 'neighbour': {
      const { country, neighbour } = evidence
      return t('match.neighbour', {
        country: nameOf(country, t.locale),
        neighbour: nameOf(neighbour, t.locale),
      })
    }
    case 'region': {
      const { region, years } = evidence
      return t(keyIn(words, 'years'), {
        region: label(regions, region, t),
        years: label(yearsInRegion, years, t),
      })
    }
    case 'inRegion': {
      const { region, country } = evidence
      return t(keyIn(words, 'inRegion'), {
        region: label(regions, region, t),
        country: nameOf(country, t.locale),
      })
    }
    case 'noRegion':
      return t(keyIn(words, 'noRegion'), { region: label(regions, evidence.region, t) })
    case 'methodFits':
    case 'methodInPart':
    case 'methodMissed':
      return t(keyIn(words, evidence.says), { method: label(methodsOfSupport, evidence.method, t) })
    case 'offeredTime':
      return [...monthsIn(evidence, t, words), ...hoursIn(evidence, t)].join(' ')
    case 'time':
      return monthsIn(evidence, t, words).join(' ')
    case 'experience':
      return experienceIn(evidence, t).join(' ')
    case 'fieldsNotAsked':
    case 'languagesNotAsked':
    case 'methodNotAsked':
      return t(keyIn(words, evidence.says))
    default:
      return t(`match.${evidence.says}`)
  }
}

type Words = 'match' | 'yourMatch'

function keyIn<Name extends string>(words: Words, name: Name): `${Words}.${Name}` {
  return words === 'yourMatch' ? `yourMatch.${name}` : `match.${name}`
}

/** The form does not ask experts for fields, so the sentence names its source: 'Going by their specialties: at home in …'. */
function practiceIn({ home, often, touches, none }: Practice, t: Translate, words: Words): string {
  const fields = (ids: Practice['home']) => ({ fields: all(fieldsOfExpertise, ids, t) })
  if (often.length + touches.length + none.length === 0) return t(keyIn(words, 'fieldsAll'), fields(home))
  if (home.length + often.length + touches.length === 0) return t(keyIn(words, 'fieldsNone'), fields(none))
  const practice = [
    ...(home.length > 0 ? [t('match.fieldsHome', fields(home))] : []),
    ...(often.length > 0 ? [t('match.fieldsOften', fields(often))] : []),
    ...(touches.length > 0 ? [t('match.fieldsTouched', fields(touches))] : []),
    ...(none.length > 0 ? [t('match.fieldsMissing', fields(none))] : []),
  ]
  return t('match.bySpecialties', {
    practice: practice.reduce((one, other) => t('match.fieldsBoth', { one, other })),
  })
}

function earlierPracticeIn({ covered, missing }: Extract<Evidence, { says: 'fields' }>, t: Translate) {
  const said = { fields: all(fieldsOfExpertise, covered, t), missing: all(fieldsOfExpertise, missing, t) }
  if (missing.length === 0) return t('match.earlierFieldsAll', said)
  return t(covered.length === 0 ? 'match.earlierFieldsNone' : 'match.earlierFieldsSome', said)
}

/** 'Offers 18 months, 4 hours a week; asked for: up to 12 months.' */
function monthsIn({ months, asked, hours }: OfferedTime, t: Translate, words: Words): string[] {
  const parts = [
    ...(months === undefined ? [] : [t('match.months', { count: months })]),
    ...(hours === undefined ? [] : [t('match.hours', { count: hours })]),
  ]
  const time = joined(parts, t.locale)
  if (months === undefined) return [t('match.offers', { time }), t('match.monthsNotStated')]
  if (asked === undefined) return [t('match.offers', { time }), t(keyIn(words, 'monthsNotAsked'))]
  return [t(keyIn(words, 'offersOfAsked'), { time, asked: t('match.months', { count: asked }) })]
}

function hoursIn({ hours }: OfferedTime, t: Translate): string[] {
  if (hours === undefined) return [t('match.hoursNotStated')]
  return hours < fullHoursAWeek ? [t('match.fewHours', { full: fullHoursAWeek })] : []
}

function experienceIn({ years, focusAreas: known }: Extract<Evidence, { says: 'experience' }>, t: Translate) {
  const range = years === undefined ? undefined : yearsOfWorkExperience.items[years]
  return [
    range ? t('match.yearsOfExperience', { years: t(range.label) }) : t('match.yearsNotStated'),
    known === undefined
      ? t('match.areasNotStated')
      : t('match.areas', { count: known, all: focusAreas.items.length }),
  ]
}

/** A language that is in no list is compared in small letters. */
function languageName(language: number | string, t: Translate): string {
  const name = label(languages, language, t)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const all = (list: List, ids: readonly unknown[], t: Translate) =>
  joined(
    ids.map((id) => label(list, id, t)),
    t.locale,
  )

/** Shows an unknown id as it is. */
function label(list: List, id: unknown, t: Translate): string {
  const item = findItem(list, id)
  return item ? t(item.label) : String(id)
}
