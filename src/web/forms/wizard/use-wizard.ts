import { useLayoutEffect, useRef, useState } from 'react'
import type { ApplicationsPath } from '../../../domain/applicants/applicant-paths.ts'
import type { Posted } from '../../../domain/forms/engine/decode.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { judgeField, validate } from '../../../domain/forms/engine/validate.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { attemptFor } from './attempt.ts'
import { forgetFilesOf } from './forget-form.ts'
import { advance, change, goTo, isEmpty, type Progress, patience, refuse, withPatience } from './progress.ts'
import { type LinkedDraft, startingAnswers } from './start.ts'
import { useKeptProgress } from './use-kept-progress.ts'
import { useSending } from './use-sending.ts'
import { useSteps } from './use-steps.ts'

export type Start = {
  form: Form
  action: string
  apiPath: ApplicationsPath
  stamp: string
  layout: 'steps' | 'all'
  step: number
  given: Answers
  errors: FieldErrors
  linked?: LinkedDraft
  draftId?: string | undefined
  typed?: Posted
}

export function useWizard(start: Start) {
  const { form, action, apiPath, stamp, layout, step, given, errors, linked, draftId, typed } = start
  const [alive, setAlive] = useState(false)
  const [isGone, setGone] = useState(false)
  const [isPassedOver, setPassedOver] = useState(false)
  const [timesEmptied, setTimesEmptied] = useState(0)
  const uploading = useRef(new Set<string>())

  // A page that the server sent back with errors is an attempt already.
  const first = { answers: given, step, errors, attempt: isEmpty(errors) ? 0 : 1 }
  const own = useKeptProgress(form, first, (newer) => {
    setGone(!newer)
    if (newer) return show({ ...current.current, answers: newer.answers, errors: {} })
    void forgetFilesOf(form)
    setTimesEmptied((times) => times + 1)
    if (layout === 'steps') steps.correct(0)
    show({ ...current.current, answers: {}, errors: {}, step: 0 })
  })
  const { progress, kept, current, sent, show, keep, flush, discard } = own
  const steps = useSteps(form, action, (asked) => {
    if (asked === current.current.step) return // a link of the error summary, on the same step
    const next = goTo(form, current.current, asked)
    if (next.step !== asked) steps.correct(next.step)
    keep(next)
  })
  const { sending, send, stop } = useSending(
    { form: form.id, path: apiPath, stamp },
    {
      copies: () => sent.current.copies ?? [],
      sent: () => void discard(),
      refused: (found) => {
        sent.current.unanswered = undefined
        if (!isEmpty(found)) moveTo(refuse(form, current.current, found))
      },
    },
  )

  // Before the first paint after hydration, to avoid a layout shift.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form comes to life once.
  useLayoutEffect(() => {
    const draft = own.openDraft()
    const { answers, isNew, isPassedOver } = startingAnswers(form, { given, draft, linked, typed })
    setPassedOver(isPassedOver)
    if (draftId && !isPassedOver) own.addCopy(draftId)
    const started = { ...current.current, answers }
    const reached = layout === 'all' || !isEmpty(errors) ? started : goTo(form, started, step)
    if (layout === 'steps') steps.correct(reached.step)
    if (isNew) keep(reached)
    else show(reached)
    setAlive(true)
  }, [])

  /** Another step is an entry of the browser's history. */
  function moveTo(next: Progress) {
    if (layout === 'steps' && next.step !== current.current.step) steps.push(next.step)
    keep(next)
  }

  return {
    alive,
    progress,
    kept,
    isGone,
    isPassedOver,
    timesEmptied,
    isPerhapsSent: sent.current.unanswered !== undefined,
    sending,
    discard,
    /** The server has a copy, too, for another device. */
    addCopy(id: string) {
      own.addCopy(id)
      keep(current.current)
    },
    answer(changes: Answers) {
      stop()
      setGone(false)
      keep(change(form, current.current, changes))
    },
    /** Leaving an address with a mistake in it says so at once; other fields wait for Next. */
    leaveField(name: string) {
      const { answers, errors } = current.current
      if (form.fields[name]?.kind !== 'email' || !answers[name]) return
      const code = judgeField(fieldOf(form, name), String(answers[name]).trim())
      if (code) show({ ...current.current, errors: { ...errors, [name]: code } })
    },
    goTo(next: number) {
      if (sending.state === 'sending') return
      stop()
      moveTo(goTo(form, current.current, next))
    },
    setUploading(name: string, isUploading: boolean) {
      uploading.current[isUploading ? 'add' : 'delete'](name)
      show(patience(current.current, name, isUploading))
    },
    next: () => moveTo(advance(form, current.current, uploading.current)),
    submit() {
      if (sending.state === 'sending') return
      const { answers } = current.current
      const found = withPatience(validate(form, answers), uploading.current)
      if (!isEmpty(found)) return moveTo(refuse(form, current.current, found))
      const attempt = attemptFor(form, answers, sent.current.unanswered)
      sent.current.unanswered = attempt
      keep(current.current)
      flush()
      void send(attempt)
    },
  }
}
