import { useEffect, useRef, useState } from 'react'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { judgeField, validate } from '../../domain/forms/engine/validate.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'
import type { Failed } from '../api/call-api.ts'
import { change, isEmpty, type Progress, refuse, withPatience } from '../forms/wizard/progress.ts'
import { forgetChosenFiles } from './own-file.tsx'
import { type Conflict, conflictOf, editOf, mergeInto, type OwnRecord, recordFrom } from './own-record.ts'
import type { Unlocked } from './unlocking.tsx'

export type Ending = 'saved' | 'withdrawn' | 'erased' | 'signedOut'

export type Trouble =
  | { kind: 'unchanged' | 'again' | 'merged' }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'failed'; code: ProblemCode | 'offline' }

const untouched: Progress = { answers: {}, step: 0, errors: {}, attempt: 0 }

export function useEditor({ form, sent, calls, onLock, onClose }: Unlocked & { form: Form }) {
  const [record, setRecord] = useState<OwnRecord | undefined>(() => recordFrom(form, sent))
  const [progress, setProgress] = useState<Progress>(() => ({ ...untouched, answers: record?.answers ?? {} }))
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [ending, setEnding] = useState<Ending>()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const filesUnderWay = useRef(new Set<string>())
  const { answers } = progress
  const isChanged = () => record !== undefined && editOf(form, record, answers) !== undefined
  useWarning(isChanged)

  function take(sent: unknown) {
    const read = recordFrom(form, sent)
    setRecord(read)
    setProgress({ ...untouched, answers: read.answers })
    setTrouble(undefined)
    setEnding(undefined)
  }
  /** Drops the record, so that it does not stay in memory. */
  function end(how: Ending) {
    if (record) void forgetChosenFiles(form, record)
    setRecord(undefined)
    setProgress(untouched)
    setTrouble(undefined)
    setEnding(how)
  }
  /** The message is shown after the next authentication. */
  function lock() {
    setTrouble({ kind: 'again' })
    onLock()
  }
  function fail({ code, errors }: Failed) {
    if (code === 'no_session') return lock()
    if (errors) setProgress((now) => refuse(form, now, errors))
    else setTrouble({ kind: 'failed', code })
  }
  /** The conflicting change may be our own earlier attempt, whose response was lost. */
  async function compare(before: OwnRecord) {
    const read = await calls.read()
    if (!read.ok) return fail(read)
    const newer = recordFrom(form, read.value)
    if (!editOf(form, newer, { ...answers, email: heldAddress(newer, answers) })) return end('saved')
    setTrouble({ kind: 'conflict', conflict: conflictOf(form, before, newer, answers) })
  }

  return {
    record,
    progress,
    isSaving,
    trouble,
    ending,
    /** The address, when what was saved has a new one that waits for its confirmation. */
    unconfirmed,
    setPendingEmail: (pending_email: OwnRecord['pending_email']) =>
      setRecord((now) => now && { ...now, pending_email }),
    isChanged,
    end,
    lock,
    async reopen() {
      const read = await calls.read()
      if (read.ok) take(read.value)
      else onClose()
    },
    answer(changes: Answers) {
      setTrouble((now) => (now?.kind === 'conflict' ? now : undefined))
      setProgress((now) => change(form, now, changes))
    },
    underWay(name: string, isUnderWay: boolean) {
      filesUnderWay.current[isUnderWay ? 'add' : 'delete'](name)
    },
    /** Leaving an address with a mistake in it says so at once; other fields wait for Save. */
    leave(name: string) {
      if (form.fields[name]?.kind !== 'email' || !answers[name]) return
      const code = judgeField(fieldOf(form, name), String(answers[name]).trim())
      if (code) setProgress((now) => ({ ...now, errors: { ...now.errors, [name]: code } }))
    },
    async save() {
      if (!record || isSaving) return
      const found = withPatience(validate(form, answers), filesUnderWay.current)
      if (!isEmpty(found)) return setProgress(refuse(form, progress, found))
      const edit = editOf(form, record, answers)
      if (!edit) return setTrouble({ kind: 'unchanged' })
      setTrouble(undefined)
      setSaving(true)
      const answer = await calls.save(record.id, edit)
      if (answer.ok) {
        const { pending_email } = answer.value
        setUnconfirmed('email' in edit.fieldsToUpdate ? pending_email?.email : undefined)
        end('saved')
      } else if (answer.code === 'version_conflict') await compare(record)
      else fail(answer)
      setSaving(false)
    },
    merge({ newer }: Conflict) {
      if (!record) return
      setProgress({ ...progress, answers: mergeInto(form, newer, record, answers), errors: {} })
      setRecord(newer)
      setTrouble({ kind: 'merged' })
    },
  }
}

/** An address that waits for its confirmation is as good as saved. */
function heldAddress({ answers, pending_email }: OwnRecord, { email }: Answers) {
  return pending_email?.email === email ? answers.email : email
}

/** The browser asks before changes that are not saved go with the page. */
function useWarning(isChanged: () => boolean) {
  const now = useRef(isChanged)
  now.current = isChanged
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}
