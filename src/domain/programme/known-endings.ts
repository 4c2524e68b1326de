import type { Endings } from '../matching/endings.ts'
import { isInTheMaking, type MatchStatus } from '../matching/match-status.ts'

/** What ends when an expert or a hospital leaves or pauses, as far as it may know of it. */
export type KnownEndings = {
  /** Names of the other sides with whom the work has begun. */
  working: readonly string[]
  /** Names of those with whom it is about to begin. */
  chosen: readonly string[]
  /** For an expert: how many hospitals have them on their shortlist. */
  shortlists: number
  /** For an expert: how many requests they were asked about. */
  asked: number
  /** For a hospital: how many experts are on its shortlist. */
  toChooseFrom: number
}

export const noEndings: KnownEndings = { working: [], chosen: [], shortlists: 0, asked: 0, toChooseFrom: 0 }

type Known = {
  /** The matches as this side may see them. */
  matches: readonly { status: MatchStatus; other: { name: string } }[]
  to_choose_from: number
}

export function knownEndings(endings: Endings, { matches, to_choose_from }: Known): KnownEndings {
  const ending = matches.filter(({ status }) => endings[status])
  const withStatus = (...statuses: MatchStatus[]) => ending.filter(({ status }) => statuses.includes(status))
  const names = (those: typeof matches) => those.map(({ other }) => other.name)
  return {
    working: names(withStatus('active', 'on_hold')),
    chosen: names(withStatus('selected', 'confirmed', 'agreement_signed')),
    shortlists: withStatus('shortlisted').length,
    asked: ending.filter(({ status }) => isInTheMaking(status)).length,
    toChooseFrom: endings.shortlisted ? to_choose_from : 0,
  }
}
