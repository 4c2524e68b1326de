import { useRef, useState } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { type Draft, readDraft } from './draft.ts'
import { type Progress, stepId } from './progress.ts'
import { useDraft } from './use-draft.ts'

/** Most copies that are sent to the server; older ones expire there. */
const mostCopies = 10

export type KeptProgress = ReturnType<typeof useKeptProgress>

export function useKeptProgress(
  form: Form,
  first: Progress,
  changedElsewhere: (draft: Draft | undefined) => void,
) {
  const [progress, setProgress] = useState(first)
  // Hidden steps and their uploads must use the present state of the form, not that of their last render.
  const current = useRef(progress)
  const sent = useRef<Pick<Draft, 'unanswered' | 'copies' | 'waiting' | 'wasWaiting'>>({})
  const draft = useDraft(form, (newer) => {
    takeOver(newer)
    changedElsewhere(newer)
  })

  function takeOver({ unanswered, copies, waiting, wasWaiting }: Partial<Draft> = {}) {
    sent.current = { unanswered, copies, waiting, wasWaiting }
  }
  function show(next: Progress) {
    current.current = next
    setProgress(next)
  }

  return {
    ...draft,
    progress,
    current,
    sent,
    openDraft() {
      const found = readDraft(form.id)
      takeOver(found)
      if (found) draft.setKept({ state: 'here', at: found.savedAt })
      return found
    },
    addCopy(id: string) {
      const { copies = [] } = sent.current
      sent.current.copies = [...copies.filter((copy) => copy !== id), id].slice(-mostCopies)
    },
    show,
    keep(next: Progress) {
      show(next)
      draft.keep({ answers: next.answers, step: stepId(form, next.step), ...sent.current })
    },
  }
}
