import type { Shortlist, ShortlistedExpert } from '../../../domain/matching/shortlist.ts'

export type Trouble =
  | 'unchosen'
  | 'again'
  | 'changed'
  | 'overtaken'
  | 'unheard'
  | 'taken'
  | 'unfit'
  | 'left'
  | 'failed'
  | 'offline'

/** The message if a colleague chose first: for another choice, and for the answer that none suits. */
const overtakenBy = { made: 'overtaken', none: 'unheard' } as const

/** Why an answer was refused, by the present shortlist: a colleague chose first, or the expert cannot be chosen. */
export function whyChanged(
  { status, experts }: Shortlist,
  wanted: Pick<ShortlistedExpert, 'id'> | undefined,
  how: 'made' | 'none',
): Trouble {
  if (status === 'chosen') return overtakenBy[how]
  if (status !== 'open' || !wanted) return 'changed'
  const still = experts.find(({ id }) => id === wanted.id)
  if (!still) return 'left'
  if (still.gates.length > 0) return 'unfit'
  return still.load === 'full' ? 'taken' : 'changed'
}
