import type { ApplicationKind, ApplicationStatus } from './application-status.ts'
import { isSearchAgain } from './moves-by-matching.ts'

/** Moves that are mailed to the applicant; the area `moves` of the catalogue has a subject and a text for each. */
const told = {
  registry: ['info_requested', 'interview', 'accepted', 'active', 'paused', 'declined', 'withdrawn'],
  hospital: ['info_requested', 'eligible', 'active', 'completed', 'no_match', 'declined', 'withdrawn'],
} as const satisfies Record<string, readonly ApplicationStatus[]>

export type MoveMail =
  | { [Life in keyof typeof told]: `${Life}_${(typeof told)[Life][number]}` }[keyof typeof told]
  | 'registry_resumed'
  | 'hospital_again'

export const moveMails: readonly MoveMail[] = [
  ...told.registry.map((status) => `registry_${status}` as const),
  'registry_resumed',
  ...told.hospital.map((status) => `hospital_${status}` as const),
  'hospital_again',
]

/** The mail of a move; undefined for internal moves and for those with a mail of their own. */
export function mailOfMove(kind: ApplicationKind, from: ApplicationStatus, to: ApplicationStatus) {
  if (from === 'paused' && to === 'active') return 'registry_resumed'
  if (kind === 'hospital' && isSearchAgain(from, to)) return 'hospital_again'
  const life = kind === 'hospital' ? 'hospital' : 'registry'
  if (from === 'shortlist_sent' && to === 'eligible') return undefined // the hospital has said so itself
  return (told[life] as readonly string[]).includes(to) ? (`${life}_${to}` as MoveMail) : undefined
}
