import { useCallback, useState } from 'react'
import { attempt } from '../../uploads/kept-files.ts'
import { useDesk } from './desk-context.ts'

const prefix = 'aster-unsaved-'

/** The retention of unsaved text, as for applicants' changes: others may use this device. */
const weekInMilliseconds = 7 * 24 * 3_600_000

const placeOf = (staffId: string, name: string) => `${prefix}${staffId}-${name}`

type Kept = { at: number; words: unknown }

function readWords<Words>(place: string): Words | undefined {
  const kept = attempt(() => JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null)
  return kept && Date.now() - kept.at <= weekInMilliseconds ? (kept.words as Words) : undefined
}

function writeWords(place: string, words: unknown): void {
  attempt(() => localStorage.setItem(place, JSON.stringify({ at: Date.now(), words } satisfies Kept)))
}

const forget = (place: string) => attempt(() => localStorage.removeItem(place))

/** Removes what has expired and what others typed; without a person, everything. */
export function forgetWords(staffId?: string): void {
  const places = attempt(() => Object.keys(localStorage)) ?? []
  for (const place of places.filter((one) => one.startsWith(prefix))) {
    const isOwn = staffId !== undefined && place.startsWith(placeOf(staffId, ''))
    if (!isOwn || readWords(place) === undefined) forget(place)
  }
}

/** What a form holds; undefined until something is typed. `isBack`: it was typed before the form was opened. */
export type KeptWords<Words> = {
  words: Words | undefined
  isBack: boolean
  keep: (words: Words) => void
  forget: () => void
}

/** Unsaved text, which survives closing a dialog, leaving the screen and reloading. */
export function useKeptWords<Words>(name: string): KeptWords<Words> {
  const place = placeOf(useDesk().staff.id, name)
  const [words, setWords] = useState(() => readWords<Words>(place))
  const [isBack, setBack] = useState(words !== undefined)
  return {
    words,
    isBack,
    keep: (typed) => {
      setWords(typed)
      writeWords(place, typed)
    },
    forget: () => {
      setWords(undefined)
      setBack(false)
      forget(place)
    },
  }
}

/** The unsaved values of a form: the kept ones, else the given ones. Without `kept` they last as long as the form. */
export function useDraft<Draft extends object>(
  given: Draft,
  kept?: Pick<KeptWords<Draft>, 'words' | 'keep'>,
): [Draft, (part: Partial<Draft>) => void] {
  const [typed, setTyped] = useState(given)
  const draft = kept?.words ?? typed
  const keep = kept?.keep ?? setTyped
  return [draft, (part) => keep({ ...draft, ...part })]
}

/** Restores the words of a form that is not open. */
export function useRestoreWords() {
  const { id } = useDesk().staff
  return useCallback((name: string, words: unknown) => writeWords(placeOf(id, name), words), [id])
}
