import type { FieldErrors } from '../refusals.ts'

/** The acts of single keys in the back office, with their default keys. */
export const usualKeys = {
  next: 'j',
  previous: 'k',
  pick: 'x',
  search: '/',
  back: 'u',
  moves: 'm',
  note: 'n',
  help: '?',
  take_back: 'z',
  move_in_review: 'r',
  move_info_requested: 'q',
  move_interview: 'i',
  move_accepted: 'a',
  move_active: 'v',
  move_eligible: 'e',
  move_paused: 'p',
  move_declined: 'd',
  move_no_match: 'o',
  move_withdrawn: 'w',
} as const satisfies Readonly<Record<string, string>>

export type KeyAct = keyof typeof usualKeys

export const keyActs = Object.keys(usualKeys) as KeyAct[]

/** A person's own keys; WCAG 2.1.4 asks that single keys can be switched off or changed. */
export type KeyPreferences = {
  /** Whether single keys work at all. */
  on: boolean
  /** The keys that differ from the usual ones. */
  keys: Partial<Record<KeyAct, string>>
}

export const usualPreferences: KeyPreferences = { on: true, keys: {} }

export const keyOf = ({ keys }: KeyPreferences, act: KeyAct): string => keys[act] ?? usualKeys[act]

/** A letter of any script, a digit or a sign. */
const oneSign = /^[\p{L}\p{N}\p{P}\p{S}]$/u

/** The preferences of a posted form, or its field errors; of two acts with one key, the error is that of the changed one. */
export function judgeKeys(
  on: boolean,
  sent: Readonly<Partial<Record<KeyAct, string>>>,
  before: KeyPreferences = usualPreferences,
): { preferences: KeyPreferences } | { errors: FieldErrors } {
  const errors: Record<string, FieldErrors[string]> = {}
  const keys: Partial<Record<KeyAct, string>> = {}
  const taken = new Map<string, KeyAct>()
  const sentKey = (act: KeyAct) => (sent[act] ?? '').trim().normalize('NFC').toLowerCase() || usualKeys[act]
  const isChanged = (act: KeyAct) => sentKey(act) !== keyOf(before, act)
  for (const act of keyActs.toSorted((one, other) => Number(isChanged(one)) - Number(isChanged(other)))) {
    const key = sentKey(act)
    if (!oneSign.test(key)) errors[act] = 'invalid_text'
    else if (taken.has(key)) errors[act] = 'repeated'
    else taken.set(key, act)
    if (key !== usualKeys[act]) keys[act] = key
  }
  return Object.keys(errors).length > 0 ? { errors } : { preferences: { on, keys } }
}
