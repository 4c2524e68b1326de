import type { ApplicationStatus } from '../applications/application-status.ts'

/** Why somebody is not suggested. A coordinator may pass each one with a written reason. */
export const gates = [
  'not_active',
  'not_consented',
  'no_capacity',
  'not_onsite',
  'no_shared_language',
  'same_institution',
] as const

export type Gate = (typeof gates)[number]

/** No reason opens a gate for those who have left, or whom we have turned down. */
export const gone: readonly ApplicationStatus<'expert'>[] = ['declined', 'withdrawn']
