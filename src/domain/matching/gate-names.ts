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

/** Gates that answers of either side can close after the suggestion: the hospital cannot choose such an expert. */
export const answerGates = [
  'not_consented',
  'not_onsite',
  'no_shared_language',
  'same_institution',
] as const satisfies readonly Gate[]

export type AnswerGate = (typeof answerGates)[number]

/** Withdrawn and declined experts cannot pass. */
export const gone: readonly ApplicationStatus<'expert'>[] = ['declined', 'withdrawn']
