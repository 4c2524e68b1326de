import type { ToldReason } from '../../../review/decline-reasons.ts'

/** Why an application was declined, in the words of the mail. */
export const declining = {
  experience: 'The reason: the experience does not match yet what this role asks for.',
  availability: 'The reason: the time on offer does not fit what the programme needs.',
  scope: 'The reason: it lies outside what the programme can support.',
  readiness: 'The reason: the conditions for support are not in place yet.',
  capacity: 'The reason: we have no capacity for it at present.',
  documents: 'The reason: documents were missing or incomplete.',
  no_answer: 'The reason: we had no answer to our questions.',
  duplicate: 'The reason: we already have another application or request from you.',
} as const satisfies Record<ToldReason, string>
