import { useEffect, useRef, useState } from 'react'
import { changedFields } from '../../domain/forms/engine/changes.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { forgetEditDraft, writeEditDraft } from './edit-draft.ts'
import type { OwnRecord } from './own-record.ts'

/** Where unsaved changes are: nowhere yet, on this device, or only on this page. */
export type KeptChanges = 'none' | 'kept' | 'refused'

const pause = 400

/** Keeps unsaved changes on the device, debounced, and at once on leaving the page. */
export function useEditDraft(form: Form, record: OwnRecord | undefined, answers: Answers): KeptChanges {
  const [kept, setKept] = useState<KeptChanges>('none')
  const pending = useRef<() => void>(undefined)
  const isRefused = useRef(false)
  useEffect(() => {
    if (!record) return
    const { id, version, answers: before } = record
    pending.current = () => {
      pending.current = undefined
      const changes = changedFields(form, before, answers)
      const isNone = Object.keys(changes).length === 0
      if (isNone) forgetEditDraft(id)
      isRefused.current = !isNone && !writeEditDraft(id, { changes, base: version, savedAt: Date.now() })
      setKept(isNone ? 'none' : isRefused.current ? 'refused' : 'kept')
    }
    const timer = setTimeout(() => pending.current?.(), pause)
    return () => clearTimeout(timer)
  }, [form, record, answers])
  useEffect(() => {
    const leave = () => pending.current?.()
    const warn = (event: BeforeUnloadEvent) => {
      leave()
      if (isRefused.current) event.preventDefault()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('beforeunload', warn)
    }
  }, [])
  return kept
}
