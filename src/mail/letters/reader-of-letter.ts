import { isForTeam, type LetterGroup, type LetterId, letterExamples } from './examples.ts'

/** Who reads a letter, in the order of the page that lists them. */
export const readers = ['anyone', 'experts', 'hospitals', 'visitors', 'team', 'accounts'] as const

export type Reader = (typeof readers)[number]

const toHospitals = new Set<LetterId>([
  'hospital_receipt',
  'edited_request',
  'corrected_request',
  'withdrawn_request',
  'search_again',
  'choose_again',
  'shortlist',
  'shortlist_reminder',
  'choice_receipt',
  'choice_undone',
  'fewer_experts',
  'no_experts',
  'none_suits',
  'expert_left',
  'remind_letter',
  'remind_agreement_letter',
])

const toExperts = new Set<LetterId>([
  'expert_receipt',
  'trainer_receipt',
  'edited_application',
  'corrected_application',
  'withdrawn_application',
  'interview_set',
  'interview_changed',
  'interview_cancelled',
  'expert_asked',
  'expert_reminded',
  'selected',
  'not_selected',
  'not_needed',
  'cannot_now',
  'request_ended',
])

export function readerOf(id: LetterId): Reader {
  if (Object.hasOwn(letterExamples.staff, id)) return 'accounts'
  if (isForTeam(id)) return 'team'
  if (Object.hasOwn(letterExamples.visitors, id)) return 'visitors'
  if (toHospitals.has(id) || /^hospital_|_hospital$/.test(id)) return 'hospitals'
  return toExperts.has(id) || /^registry_|_expert$/.test(id) ? 'experts' : 'anyone'
}

/** The part of the programme in which a letter is sent. */
export function groupOf(id: LetterId): LetterGroup {
  const groups = Object.keys(letterExamples) as LetterGroup[]
  return groups.find((group) => Object.hasOwn(letterExamples[group], id)) ?? 'applicants'
}
