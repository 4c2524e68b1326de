import type { ApplicationStatus } from '../applications/application-status.ts'
import type { MatchStatus } from './match-status.ts'

export type Endings = Readonly<Partial<Record<MatchStatus, MatchStatus>>>

const unsent = { suggested: 'lapsed', invited: 'lapsed', interested: 'lapsed' } as const

/** What becomes of the others when a hospital has chosen. */
export const endsByChoice: Endings = { ...unsent, shortlisted: 'not_selected' }

/** What becomes of offers when an expert pauses; matches for which they were chosen continue. */
const endsByPausing: Endings = { ...unsent, shortlisted: 'lapsed' }

/** What becomes of a match that is open when one of the two leaves. */
export const endsByLeaving: Endings = {
  ...endsByPausing,
  selected: 'ended_early',
  confirmed: 'ended_early',
  agreement_signed: 'ended_early',
  active: 'ended_early',
  on_hold: 'ended_early',
}

/** What becomes of the matches of an application by its own move; undefined where they stay as they are. */
export function endingsBy(to: ApplicationStatus): Endings | undefined {
  if (to === 'paused') return endsByPausing
  return ['declined', 'withdrawn', 'no_match'].includes(to) ? endsByLeaving : undefined
}

/** Whether an expert who is not chosen knows of the request, and so gets a mail about its end. */
export function wasAsked(match: { status: MatchStatus; unasked_reason: string | null }): boolean {
  if (match.status === 'shortlisted') return match.unasked_reason === null
  return match.status === 'invited' || match.status === 'interested'
}
