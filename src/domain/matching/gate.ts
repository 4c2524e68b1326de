import type { ApplicationStatus } from '../applications/application-status.ts'

/** Reasons that exclude an expert. A coordinator may pass each with a written reason. */
export const gates = [
  'not_active',
  'not_consented',
  'no_capacity',
  'not_onsite',
  'no_shared_language',
  'same_institution',
] as const

export type Gate = (typeof gates)[number]

/** Withdrawn and declined experts cannot pass. */
export const gone: readonly ApplicationStatus<'expert'>[] = ['declined', 'withdrawn']
