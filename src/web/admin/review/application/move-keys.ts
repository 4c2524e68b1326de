import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import { type KeyAct, type KeyPreferences, keyOf, usualKeys } from '../../../../domain/staff/own-keys.ts'
import type { Keys } from '../keys.tsx'

type Move = Extract<KeyAct, `move_${string}`>

const actOf = (move: ApplicationStatus): Move | undefined =>
  `move_${move}` in usualKeys ? (`move_${move}` as Move) : undefined

/** The keys of the moves that are possible now. */
export const moveKeysOf = (moves: readonly ApplicationStatus[]): Move[] =>
  moves.flatMap((move) => actOf(move) ?? [])

/** Keys that open the dialogs of moves. */
export function keysOfMoves(
  moves: readonly ApplicationStatus[],
  open: (move: ApplicationStatus) => void,
): Keys {
  const entries = moves.flatMap((move) => {
    const act = actOf(move)
    return act ? [[act, () => open(move)] as const] : []
  })
  return Object.fromEntries(entries)
}

export function shortcutOf(own: KeyPreferences, move: ApplicationStatus): string | undefined {
  const act = actOf(move)
  return act && keyOf(own, act)
}
