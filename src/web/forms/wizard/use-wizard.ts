import { useRef, useState } from 'react'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import { judgeField } from '../../../domain/forms/engine/judge-field.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import { forgetFilesOf } from './forget-form.ts'
import { useLinkedDraft } from './linked-draft.tsx'
import { advance, change, goTo, isEmpty, openStep, type Progress } from './progress.ts'
import type { Start } from './start.ts'
import { useBeginning } from './use-beginning.ts'
import { useKeptProgress } from './use-kept-progress.ts'
import { useSteps } from './use-steps.ts'
import { useSubmission } from './use-submission.ts'

/** A form that a person fills in: its answers and steps, the draft of the device or of a link, and the submission. */
export function useWizard(start: Start) {
  const { form, action, layout, step, given, errors } = start
  const [isGone, setGone] = useState(false)
  const [timesEmptied, setTimesEmptied] = useState(0)
  const [leftWrong, setLeftWrong] = useState<string>()
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
  const { progress, current, sent, show, keep } = own
  const steps = useSteps(form, action, (asked) => {
    if (asked === current.current.step) return // a link of the error summary, on the same step
    const next = goTo(form, current.current, asked, uploading.current)
    if (next.step !== asked) steps.correct(next.step)
    keep(next)
  })
  const { sending, stop, submit, resume, setUploading } = useSubmission({ start, own, uploading, moveTo })
  const { alive, isPassedOver } = useBeginning({ start, first, own, steps, resume })
  const link = useLinkedDraft({
    start,
    own,
    stop,
    show(answers, step) {
      setTimesEmptied((times) => times + 1)
      moveTo(goTo(form, { ...current.current, answers }, step, uploading.current))
    },
  })

  /** Opens another step as an entry of the browser's history. */
  function moveTo(next: Progress) {
    if (layout === 'steps' && next.step !== current.current.step) steps.push(next.step)
    keep(next)
  }

  return {
    alive,
    progress,
    timesEmptied,
    /** The last step that can be opened. */
    furthest: openStep(form, progress.answers, uploading.current),
    draft: {
      kept: own.kept,
      /** Another window has deleted it. */
      isGone,
      discard: own.discard,
      /** Notes a copy on the server, for another device. */
      addCopy(id: string) {
        own.addCopy(id)
        keep(current.current)
      },
    },
    link: { ...link, isPassedOver },
    submission: {
      sending,
      stopped: sent.current.wasWaiting,
      isPerhapsSent: sent.current.unanswered !== undefined,
      submit,
    },
    answer(changes: Answers) {
      const isOfFile = Object.keys(changes).every((name) => uploading.current.has(name))
      if (!isOfFile) stop()
      setGone(false)
      keep(change(form, current.current, changes))
    },
    /** The field that was left with an error, which is announced. */
    leftWrong,
    /** Shows an error in an address or a number as soon as the field is left; other fields wait for Next. */
    leaveField(name: string) {
      const { answers, errors } = current.current
      if (!/^(email|phone)$/.test(form.fields[name]?.kind ?? '') || !answers[name]) return
      const code = judgeField(fieldOf(form, name), String(answers[name]).trim())
      setLeftWrong(code && name)
      if (code) show({ ...current.current, errors: { ...errors, [name]: code } })
    },
    setUploading,
    next: () => moveTo(advance(form, current.current, uploading.current)),
    goTo(next: number) {
      if (sending.state === 'sending') return
      // Opening another step does not cancel a waiting attempt.
      if (sending.state === 'failed') stop()
      moveTo(goTo(form, current.current, next, uploading.current))
    },
  }
}
