import type { AnswerGate } from './gate-names.ts'
import type { MatchStatus } from './match-status.ts'
import type { Petals } from './score.ts'
import type { ShownOfExpert } from './shown-of-expert.ts'
import { isEngaged, type Load } from './workload.ts'

/** The number of experts among whom a hospital chooses. */
export const shortlistSize = { least: 3, most: 5 } as const

/** How long a choice is held and can be undone. */
export const selectionHoldMs = 24 * 60 * 60 * 1000

/** The expert of the request, now or in the end. */
export function isChosen(status: MatchStatus): boolean {
  return status === 'completed' || isEngaged(status)
}

/** `id` is that of the application; the petals are those of today, like the facts beside them. */
export type ShortlistedExpert = ShownOfExpert & {
  readonly id: string
  readonly petals: Petals
  /** The capacity that other hospitals leave. */
  readonly load: Load
  /** The gates that today's answers of both sides close. */
  readonly gates: AnswerGate[]
}

/** Whether a hospital can still choose an expert of its shortlist. */
export const isFree = ({ load, gates }: { load: Load; gates: readonly AnswerGate[] }): boolean =>
  load !== 'full' && gates.length === 0

export type Shortlist = {
  /** Best first; only the chosen one after the choice, and none for a closed shortlist. */
  readonly experts: ShortlistedExpert[]
  readonly hospital_id: string
  readonly hospital_name: string
  readonly status: 'open' | 'chosen' | 'closed'
  readonly chosen_id: string | null
  readonly chosen_at: string | null
}

/** The name under which the hospital confirms its choice. */
export function nameOfExpert({ name, surname }: { name?: unknown; surname?: unknown }): string {
  return [name, surname].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
