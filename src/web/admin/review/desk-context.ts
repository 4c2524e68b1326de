import { createContext, useCallback, useContext, useState } from 'react'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { Staff } from '../../../domain/staff/staff.ts'

type Said = { message: string; action?: { label: string; onClick: () => void }; until?: string }

export type DeskContext = {
  t: Translate
  locale: Locale
  href: (path: string) => string
  staff: Staff
  /** The time zone in which times are shown and typed. */
  zone: string
  /** How long the mail of a move is held. */
  holdMinutes: number
  say: (said: Said) => void
}

const context = createContext<DeskContext | null>(null)

export const DeskProvider = context.Provider

export function useDesk(): DeskContext {
  const desk = useContext(context)
  if (!desk) throw new Error('This is drawn outside the desk')
  return desk
}

/** The latest snackbar message; its timer does not clear a newer one. */
export function useSaid() {
  const [said, say] = useState<Said | null>(null)
  const fallSilent = useCallback(() => say((now) => (now === said ? null : now)), [said])
  return { said, say, fallSilent }
}

/** Long enough to read and reach the button of what can be undone (WCAG 2.2.1). */
const undoneWithin = 20_000

/** How many milliseconds a message is shown; undefined for the default. */
export function shownFor({ action, until }: Said): number | undefined {
  if (!action) return undefined
  return Math.max(undoneWithin, until ? Date.parse(until) - Date.now() : 0)
}
