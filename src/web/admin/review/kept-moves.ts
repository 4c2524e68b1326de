import type { ApplicationStatus } from '../../../domain/applications/application-status.ts'
import type { Decline, DeclineReason } from '../../../domain/review/decline-reasons.ts'
import type { undoMoves } from './calls.ts'
import { type KeptWords, useKeptWords, useRestoreWords } from './kept-words.ts'

export type DeclineDraft = Omit<Decline, 'reason'> & { reason: DeclineReason | '' }

/** `time` as typed, in the reader's zone. */
export type InterviewDraft = { time: string; minutes: number; place: string; interviewer: string }

/** The unsaved words of a move. */
export type MoveWords = {
  /** What the applicant is asked for. */
  fields?: readonly string[]
  note?: string
  decline?: DeclineDraft
  interview?: InterviewDraft
  /** A changed mail, and the facts for which it was written; empty for any. */
  mail?: { subject: string; text: string; askedAs: string }
  /** False if no mail is to be sent. */
  sends?: false
}

const nameOf = (id: string, to: ApplicationStatus) => `move-${id}-${to}`

export const useMoveWords = (id: string, to: ApplicationStatus) => useKeptWords<MoveWords>(nameOf(id, to))

/** One part of the unsaved words of a move. */
export const partOf = <Part extends keyof MoveWords>(
  { words, keep, ...kept }: KeptWords<MoveWords>,
  part: Part,
): KeptWords<Required<MoveWords>[Part]> => ({
  ...kept,
  words: words?.[part] as Required<MoveWords>[Part] | undefined,
  keep: (typed) => keep({ ...words, [part]: typed }),
})

/** Identifies the questions, the reason or the interview: a mail about others has other words. */
export const askedAs = (facts: object | null | undefined) => (facts ? JSON.stringify(facts) : '')

type Undone = Awaited<ReturnType<typeof undoMoves>>['undone']

/** Keeps what was typed for moves that are undone, for the next time; false if nothing was. */
export function useRestoreMoveWords() {
  const restore = useRestoreWords()
  return (undone: Undone): boolean => {
    const typed = undone.filter(({ words }) => words.asked !== null || words.mail !== null)
    for (const { id, words } of typed) {
      const { to, asked, mail } = words
      const given: MoveWords = { ...asked, ...(mail && { mail: { ...mail, askedAs: askedAs(asked) } }) }
      restore(nameOf(id, to), given)
    }
    return typed.length > 0
  }
}
