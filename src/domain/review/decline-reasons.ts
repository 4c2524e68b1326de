import type { ApplicationKind } from '../applications/application-status.ts'
import type { FieldErrors } from '../refusals.ts'

/** Why an application is declined, by kind; the names are stored, for statistics. */
export const declineReasons = {
  expert: ['experience', 'availability', 'scope', 'capacity', 'documents', 'no_answer', 'duplicate', 'other'],
  hospital: ['scope', 'readiness', 'capacity', 'documents', 'no_answer', 'duplicate', 'other'],
  trainer: [
    'experience',
    'availability',
    'scope',
    'capacity',
    'documents',
    'no_answer',
    'duplicate',
    'other',
  ],
} as const satisfies Record<ApplicationKind, readonly string[]>

export type DeclineReason = (typeof declineReasons)[ApplicationKind][number]

/** Reasons that the catalogue words for a mail; for 'other' a coordinator writes the text, or none. */
export type ToldReason = Exclude<DeclineReason, 'other'>

export const everyReason = [...new Set(Object.values(declineReasons).flat())]

export const isTold = (reason: DeclineReason): reason is ToldReason => reason !== 'other'

export const longestNote = 2000

export type Decline = {
  reason: DeclineReason
  /** A note for the team, which is never mailed. */
  note: string
  /** Whether the usual mail says the reason. */
  tell: boolean
}

/** The field errors of a reason to decline. */
export function checkDecline(kind: ApplicationKind, decline: Decline | undefined): FieldErrors {
  if (!decline) return { decline: 'required' }
  const known: readonly string[] = declineReasons[kind]
  if (!known.includes(decline.reason)) return { 'decline.reason': 'invalid_choice' }
  if (decline.reason === 'other' && !decline.note) return { 'decline.note': 'required' }
  return {}
}
