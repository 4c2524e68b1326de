import type { Gate } from '../../../matching/gate.ts'
import type { MatchStatus } from '../../../matching/match-status.ts'

const statuses = {
  status_suggested: 'Suggested',
  status_invited: 'Asked',
  status_interested: 'Interested',
  status_declined: 'Said no',
  status_lapsed: 'No longer open',
  status_shortlisted: 'Sent to the hospital',
  status_not_selected: 'Not chosen',
  status_selected: 'Chosen',
  status_confirmed: 'Confirmed',
  status_agreement_signed: 'Agreement signed',
  status_active: 'Working together',
  status_on_hold: 'On hold',
  status_completed: 'Completed',
  status_ended_early: 'Ended early',
} as const satisfies Record<`status_${MatchStatus}`, string>

const gates = {
  gate_not_active: 'Not active in the registry',
  gate_not_consented: 'Has not agreed to be contacted',
  gate_no_capacity: { one: 'Carries {count} request already', other: 'Carries {count} requests already' },
  gate_not_onsite: 'Does not travel, and a visit is asked for',
  gate_no_shared_language: 'Speaks none of the working languages at Intermediate or better',
  gate_same_institution: 'Works at the hospital that asks',
} as const satisfies Record<`gate_${Gate}`, string | { one: string; other: string }>

/** Why an expert fits a request, and why not; where the two stand. */
export const match = {
  ...statuses,
  ...gates,

  fields: 'Fields',
  languages: 'Languages',
  region: 'Region',
  method: 'Way of support',
  time: 'Time',
  experience: 'Experience',

  fieldsNotAsked: 'Fields that are asked for: not stated.',
  fieldsNotStated: 'Specialties: not stated.',
  fieldsInWords: 'Describes the specialty in words of their own, which are not judged here.',
  fieldsAll: 'At home in everything that is asked for: {fields}.',
  fieldsHome: 'At home in {fields}.',
  fieldsOften: 'Works often in {fields}.',
  fieldsTouched: 'Touches {fields}.',
  fieldsMissing: 'Has no practice in {fields}.',
  fieldsNone: 'Has no practice in what is asked for: {fields}.',
  earlierFieldsAll: 'Works in or close to everything that is asked for: {fields}.',
  earlierFieldsSome: 'Works in or close to {fields}. Has little or no practice in {missing}.',
  earlierFieldsNone: 'Has little or no practice in what is asked for: {missing}.',
  languagesNotAsked: 'Working languages of the hospital: not stated.',
  languagesNotStated: 'Languages: not stated.',
  language: 'Speaks {language}. Level: {level}.',
  noLanguage: 'Speaks none of the working languages: {languages}.',
  countryNotStated: 'Countries: not stated.',
  sameCountry: 'Lives or has worked in {country}.',
  neighbour: 'Lives or has worked in {neighbour}, next to {country}.',
  years: 'Years of work in the WHO region of the hospital, {region}: {years}.',
  inRegion:
    'Lives or has worked in {country}, in the WHO region of the hospital: {region}. Years: not stated.',
  noRegion: 'Has not worked in the WHO region of the hospital: {region}.',
  methodNotAsked: 'Way of support that is asked for: not stated.',
  methodNotStated: 'Way of support: not stated.',
  methodInWords: 'Describes the way of support in words of their own, which are not judged here.',
  methodFits: 'Offers what is asked for: {method}.',
  methodInPart: 'Helps online and does not travel. Asked for: {method}.',
  methodMissed: 'Does not travel. Asked for: {method}.',
  timeNotStated: 'Time: not stated.',
  timeInWords: 'Describes the time in words of their own, which are not judged here.',
  months: 'Months that they offer: {months}. Asked for: up to {asked}.',
  monthsNotAsked: 'Months that they offer: {months}. Asked for: not stated.',
  monthsNotStated: 'Months that they offer: not stated.',
  hours: 'Hours a week: {hours}. Our measure: {full} or more.',
  hoursNotStated: 'Hours a week: not stated.',
  experienceNotStated: 'Experience: not stated.',
  experienceOf: 'In the profession: {years}. Registry-related experience: {areas}.',
  notStated: 'not stated',
  areas: '{count} of {all} areas',

  held: 'Not sent yet',

  requestChanged: 'The request has changed since: {questions}',
  expertChanged: '{name} has changed answers since: {questions}',
  changedText: 'Changed on {day}, after the last act of the team. Please look who still fits.',
  requestChangedOn: 'Request changed on {day}: {questions}',
} as const
