import type { Answers, FormId } from '../../../domain/forms/engine/form.ts'
import { isRecord } from '../../../domain/forms/engine/normalise.ts'
import { attempt } from '../../uploads/kept-files.ts'

export type Draft = {
  answers: Answers
  step: string
  savedAt: number
  unanswered?: Attempt | undefined
  /** Ids of drafts on the server with these answers: sending the form finishes them, too. */
  copies?: readonly string[] | undefined
  waiting?: Waiting | undefined
  /** The form was changed while it waited, and the person has not sent it again. */
  wasWaiting?: Stopped | undefined
}

export type Stopped = Pick<Waiting, 'page' | 'says'>

/** A form that was sent without a response: what any page or the service worker needs to send it again. */
export type Waiting = {
  path: string
  /** The address of the form. */
  page: string
  /** Fields whose files have yet to arrive; the device has them. */
  files: readonly string[]
  /** The wording in the language of the form, since other pages carry none for it. */
  says: Readonly<
    Record<'waits' | 'waitsText' | 'changed' | 'open' | 'refused' | 'arrived' | 'receipt' | 'close', string>
  >
}

/** The event of the window after each change of a draft; other windows get a storage event. */
export const draftEvent = 'aster-draft'

export type Attempt = {
  key: string
  body: string
  /** Whether other answers were sent before, which may have arrived. */
  isDoubtful: boolean
}

/** Increased when the format of drafts changes; older drafts are ignored. */
const version = 1

export type DraftName = FormId | `report.${string}`

const draftKey = (form: DraftName) => `aster-draft-${form}`

export function readDraft(form: DraftName): Draft | undefined {
  return attempt(() => parse(localStorage.getItem(draftKey(form))))
}

/** Stores a draft; false if storage is forbidden or full. */
export function writeDraft(form: DraftName, draft: Draft): boolean {
  const written = attempt(() => {
    localStorage.setItem(draftKey(form), JSON.stringify({ version, ...draft }))
    return dispatchEvent(new Event(draftEvent))
  })
  return written ?? false
}

/** The files of the form are kept elsewhere: `forgetForm` takes both. */
export function discardDraft(form: DraftName): void {
  attempt(() => localStorage.removeItem(draftKey(form)))
  dispatchEvent(new Event(draftEvent))
}

/** Reports drafts that another window writes; undefined when it deletes the draft. */
export function watchDraft(form: FormId, changed: (draft: Draft | undefined) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === draftKey(form)) changed(attempt(() => parse(newValue)))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

function parse(text: string | null): Draft | undefined {
  const found: unknown = text && JSON.parse(text)
  if (!isRecord(found) || found.version !== version || !isRecord(found.answers)) return undefined
  const { answers, step, savedAt, unanswered: sent, copies, waiting, wasWaiting } = found
  return {
    answers,
    step: String(step),
    savedAt: Number(savedAt) || 0,
    unanswered: isRecord(sent)
      ? { key: String(sent.key), body: String(sent.body), isDoubtful: sent.isDoubtful === true }
      : undefined,
    copies: Array.isArray(copies) ? copies.map(String) : undefined,
    waiting: isRecord(waiting) ? (waiting as Waiting) : undefined,
    wasWaiting: isRecord(wasWaiting) ? (wasWaiting as Stopped) : undefined,
  }
}
