import { useRef, useState } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { type Attempt, type Draft, readDraft } from './draft.ts'
import { type Progress, stepId } from './progress.ts'
import { useDraft } from './use-draft.ts'

/** More are not told to the server; the oldest then wait until they run out. */
const mostCopies = 10

/** How far a person has come in a form, with the draft of it on their device. */
export function useKeptProgress(
  form: Form,
  first: Progress,
  changedElsewhere: (draft: Draft | undefined) => void,
) {
  const [progress, setProgress] = useState(first)
  // Steps out of sight, and uploads in them, speak to the form as it is now, not as it was when they were drawn.
  const current = useRef(progress)
  const unanswered = useRef<Attempt>(undefined)
  const copies = useRef<readonly string[]>([])
  const draft = useDraft(form, (newer) => {
    takeOver(newer)
    changedElsewhere(newer)
  })

  function takeOver(other: Draft | undefined) {
    unanswered.current = other?.unanswered
    copies.current = other?.copies ?? []
  }
  function show(next: Progress) {
    current.current = next
    setProgress(next)
  }

  return {
    progress,
    current,
    /** The attempt to send that got no answer so far. */
    unanswered,
    /** The drafts on the server with these answers. */
    copies,
    kept: draft.kept,
    discard: draft.discard,
    flush: draft.flush,
    /** The draft of an earlier visit. */
    openDraft(): Draft | undefined {
      const found = readDraft(form.id)
      takeOver(found)
      if (found) draft.setKept({ state: 'here', at: found.savedAt })
      return found
    },
    addCopy(id: string) {
      copies.current = [...copies.current.filter((copy) => copy !== id), id].slice(-mostCopies)
    },
    show,
    /** Also in the draft. */
    keep(next: Progress) {
      show(next)
      draft.keep({
        answers: next.answers,
        step: stepId(form, next.step),
        unanswered: unanswered.current,
        copies: copies.current,
      })
    },
  }
}
