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
  gate_no_capacity: 'Carries two requests already',
  gate_not_onsite: 'Does not travel, and a visit is asked for',
  gate_no_shared_language: 'Speaks none of the working languages at Intermediate or better',
  gate_same_institution: 'Works at the hospital that asks',
} as const satisfies Record<`gate_${Gate}`, string>

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

  fieldsNotStated: 'Fields: not stated.',
  fieldsAll: 'Works in or close to everything that is asked for: {fields}.',
  fieldsSome: 'Works in or close to {fields}. Has little or no practice in {missing}.',
  fieldsNone: 'Has little or no practice in what is asked for: {missing}.',
  languagesNotStated: 'Working languages: not stated.',
  language: 'Speaks {language}. Level: {level}.',
  noLanguage: 'Speaks none of the working languages: {languages}.',
  countryNotStated: 'Countries: not stated.',
  sameCountry: 'Lives or has worked in {country}.',
  neighbour: 'Lives or has worked in {neighbour}, next to {country}.',
  years: 'Years of work in the WHO region of the hospital, {region}: {years}.',
  noRegion: 'Has not worked in the WHO region of the hospital: {region}.',
  methodNotStated: 'Way of support: not stated.',
  methodFits: 'Offers what is asked for: {method}.',
  methodInPart: 'Helps online and does not travel. Asked for: {method}.',
  methodMissed: 'Does not travel. Asked for: {method}.',
  timeNotStated: 'Time: not stated.',
  timeOf: 'Months that they offer: {months}. Asked for: up to {asked}.',
  experienceNotStated: 'Experience: not stated.',
  experienceOf: 'In the profession: {years}. Focus areas of the registry: {areas}.',
  notStated: 'not stated',
  areas: { one: '{count} of 4', other: '{count} of 4' },
} as const
