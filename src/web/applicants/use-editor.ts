import { useEffect, useRef, useState } from 'react'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { applyChanges } from '../../domain/forms/engine/changes.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { judgeField } from '../../domain/forms/engine/judge-field.ts'
import { validate } from '../../domain/forms/engine/validate.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'
import type { Failed } from '../api/call-api.ts'
import {
  change,
  isEmpty,
  isOnlyUnfinished,
  type Progress,
  refuse,
  withoutUnfinished,
  withPatience,
} from '../forms/wizard/progress.ts'
import { forgetEditDraft, readEditDraft } from './edit-draft.ts'
import { forgetChosenFiles } from './own-file.tsx'
import { type Conflict, conflictOf, editOf, mergeInto, type OwnRecord, recordFrom } from './own-record.ts'
import { refusedConsents } from './refused-consent.ts'
import type { Unlocked } from './unlocking.tsx'
import { useEditDraft } from './use-edit-draft.ts'
import { stepInAddress } from './use-edit-steps.ts'
import { useHeldSave } from './use-held-save.ts'

export type Ending = 'saved' | 'withdrawn' | 'erased' | 'signedOut'

export type Trouble =
  | { kind: 'unchanged' | 'again' | 'merged' | 'noConsent' }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'failed'; code: ProblemCode | 'offline' }

const untouched: Progress = { answers: {}, step: 0, errors: {}, attempt: 0 }

export function useEditor({ form, sent, calls, isOpen, onLock, onClose }: Unlocked & { form: Form }) {
  const [record, setRecord] = useState<OwnRecord | undefined>(() => recordFrom(form, sent))
  /** Changes of an earlier visit, until they are saved or discarded. */
  const [restored, setRestored] = useState(() => record && readEditDraft(record.id))
  const [progress, setProgress] = useState<Progress>(() => {
    const before = record?.answers ?? {}
    const step = stepInAddress(form)
    return { ...untouched, step, answers: restored ? applyChanges(form, before, restored.changes) : before }
  })
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [ending, setEnding] = useState<Ending>()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const [leftWrong, setLeftWrong] = useState<string>()
  const held = useHeldSave(() => held.isHeld && void save())
  const { answers } = progress
  const isChanged = () => record !== undefined && editOf(form, record, answers) !== undefined
  const kept = useEditDraft(form, record, answers)
  useOpenAgain(isOpen, () => setTrouble({ kind: 'again' }))

  function take(sent: unknown) {
    const read = recordFrom(form, sent)
    setRecord(read)
    setProgress({ ...untouched, step: stepInAddress(form), answers: read.answers })
    setTrouble(undefined)
    setEnding(undefined)
  }
  /** Drops the record, so that it does not stay in memory. */
  function end(how: Ending) {
    if (record) forget(record)
    setRecord(undefined)
    setProgress(untouched)
    setTrouble(undefined)
    setEnding(how)
  }
  function forget(about: OwnRecord) {
    forgetEditDraft(about.id)
    setRestored(undefined)
    void forgetChosenFiles(form, about)
  }
  function lock() {
    setTrouble(undefined)
    held.setHeld(false)
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

  async function save() {
    if (!record || isSaving) return
    const refused = refusedConsents(form, answers, record.terms)
    const errors = withPatience(validate(form, answers), held.files)
    const { errors: found } = withoutConsents(form, { ...progress, errors }, record)
    if (isEmpty(found) && refused.length > 0) return setTrouble({ kind: 'noConsent' })
    const waits = !isEmpty(found) && isOnlyUnfinished(found)
    held.setHeld(waits)
    if (waits) return setTrouble(undefined)
    if (!isEmpty(found)) return setProgress(refuse(form, progress, withoutUnfinished(found)))
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
  }

  return {
    record,
    progress,
    isSaving,
    /** Whether saving waits for files. */
    isHeld: held.isHeld,
    trouble,
    ending,
    /** The new address, if what was saved has one that waits for its confirmation. */
    unconfirmed,
    setPendingEmail: (pending_email: OwnRecord['pending_email']) =>
      setRecord((now) => now && { ...now, pending_email }),
    isChanged,
    kept,
    restored,
    discard() {
      if (!record) return
      forget(record)
      setProgress((now) => ({ ...untouched, step: now.step, answers: record.answers }))
      setTrouble(undefined)
    },
    goTo(step: number) {
      setProgress((now) => ({ ...now, step, errors: {} }))
    },
    end,
    lock,
    async reopen() {
      const read = await calls.read()
      if (read.ok) take(read.value)
      else onClose()
    },
    answer(changes: Answers) {
      if (!Object.keys(changes).every((name) => held.files.has(name))) held.setHeld(false)
      setTrouble((now) => (now?.kind === 'conflict' ? now : undefined))
      setProgress((now) => withoutConsents(form, change(form, now, changes), record))
    },
    underWay: held.underWay,
    /** The field whose error is announced on leaving it: an address or phone number; others wait for Save. */
    leftWrong,
    leave(name: string) {
      if (!/^(email|phone)$/.test(form.fields[name]?.kind ?? '') || !answers[name]) return
      const code = judgeField(fieldOf(form, name), String(answers[name]).trim())
      setLeftWrong(code && name)
      if (code) setProgress((now) => ({ ...now, errors: { ...now.errors, [name]: code } }))
    },
    save,
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

/** Withdrawn consent is no error: the page offers Withdraw and Erase instead. */
function withoutConsents(form: Form, progress: Progress, record: OwnRecord | undefined): Progress {
  const refused = refusedConsents(form, progress.answers, record?.terms)
  const errors = Object.entries(progress.errors).filter(([name]) => !refused.includes(name))
  return { ...progress, errors: Object.fromEntries(errors) }
}

/** Announces it once the dialog has closed: screen readers do not notice changes behind it. */
function useOpenAgain(isOpen: boolean, tell: () => void) {
  const wasOpen = useRef(isOpen)
  const say = useRef(tell)
  say.current = tell
  useEffect(() => {
    const isReopened = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    if (!isReopened) return
    const timer = setTimeout(() => say.current(), afterDialog)
    return () => clearTimeout(timer)
  }, [isOpen])
}

const afterDialog = 200
