import { startTransition, useEffect, useRef, useState } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { type Draft, watchDraft, writeDraft } from './draft.ts'
import { forgetForm } from './forget-form.ts'

export type Kept =
  | { state: 'nothing' }
  | { state: 'here' | 'elsewhere'; at: number }
  /** Storage is forbidden or full. */
  | { state: 'refused' }

const pause = 400

/** Saves the draft, debounced, and at once on leaving the page. The last window wins. */
export function useDraft(form: Form, changedElsewhere: (draft: Draft | undefined) => void) {
  const [kept, setKept] = useState<Kept>({ state: 'nothing' })
  const pending = useRef<Omit<Draft, 'savedAt'>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)

  function flush() {
    clearTimeout(timer.current)
    const draft = pending.current
    pending.current = undefined
    if (!draft || isOver.current) return
    const at = Date.now()
    const isKept = writeDraft(form.id, { ...draft, savedAt: at })
    // Deferred like the initial answers, before which the form shows those of the server.
    startTransition(() => setKept(isKept ? { state: 'here', at } : { state: 'refused' }))
  }
  function keep(draft: Omit<Draft, 'savedAt'>) {
    pending.current = draft
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, pause)
  }
  /** Stops saving, so that leaving the page does not restore the draft. */
  function discard(): Promise<void> {
    isOver.current = true
    return forgetForm(form)
  }

  const hear = useRef(changedElsewhere)
  hear.current = changedElsewhere
  const leave = useRef(flush)
  leave.current = flush
  useEffect(() => {
    const onLeave = () => leave.current()
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    const stopWatching = watchDraft(form.id, (draft) => {
      pending.current = undefined
      setKept(draft ? { state: 'elsewhere', at: draft.savedAt } : { state: 'nothing' })
      hear.current(draft)
    })
    return () => {
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
      stopWatching()
    }
  }, [form])

  return { kept, setKept, keep, flush, discard }
}
