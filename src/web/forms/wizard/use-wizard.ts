import { useLayoutEffect, useRef, useState } from 'react'
import type { Posted } from '../../../domain/forms/engine/decode.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { judgeField, validate } from '../../../domain/forms/engine/validate.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { attemptFor } from './attempt.ts'
import { type Attempt, readDraft } from './draft.ts'
import { forgetFilesOf } from './forget-form.ts'
import {
  advance,
  change,
  goTo,
  isEmpty,
  type Progress,
  patience,
  refuse,
  stepId,
  withPatience,
} from './progress.ts'
import { type LinkedDraft, startingAnswers } from './start.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'
import { useSteps } from './use-steps.ts'

export type Start = {
  form: Form
  action: string
  apiPath: string
  /** When the page was opened. */
  stamp: string
  layout: 'steps' | 'all'
  step: number
  given: Answers
  errors: FieldErrors
  linked?: LinkedDraft
  /** The draft on the server that the answers come from. */
  draftId?: string | undefined
  typed?: Posted
}

/** More are not told to the server; the oldest then wait until they run out. */
const mostCopies = 10

/** The behaviour of a hydrated form. */
export function useWizard(start: Start) {
  const { form, action, apiPath, stamp, layout, step, given, errors, linked, draftId, typed } = start
  const [alive, setAlive] = useState(false)
  const [isGone, setGone] = useState(false)
  const [isPassedOver, setPassedOver] = useState(false)
  const [timesEmptied, setTimesEmptied] = useState(0)
  const [progress, setProgress] = useState<Progress>({
    answers: given,
    step,
    errors,
    attempt: isEmpty(errors) ? 0 : 1, // a page that the server sent back is an attempt already
  })
  // Steps out of sight, and uploads in them, speak to the form as it is now, not as it was when they were drawn.
  const now = useRef(progress)
  const unanswered = useRef<Attempt>(undefined)
  const copies = useRef<readonly string[]>([])
  const filesUnderWay = useRef(new Set<string>())

  const draft = useDraft(form, (newer) => {
    setGone(!newer)
    if (!newer) {
      void forgetFilesOf(form)
      setTimesEmptied((times) => times + 1)
    }
    unanswered.current = newer?.unanswered
    copies.current = newer?.copies ?? []
    if (!newer && layout === 'steps') steps.correct(0)
    put({ ...now.current, answers: newer?.answers ?? {}, errors: {}, step: newer ? now.current.step : 0 })
  })
  const steps = useSteps(form, action, (asked) => {
    if (asked === now.current.step) return // a link of the error summary, on the same step
    const next = goTo(form, now.current, asked)
    if (next.step !== asked) steps.correct(next.step)
    keep(next)
  })
  const { sending, send, stop } = useSending(
    { form: form.id, path: apiPath, stamp },
    {
      copies: () => copies.current,
      sent: () => void draft.discard(),
      refused: (found) => {
        unanswered.current = undefined
        if (!isEmpty(found)) show(refuse(form, now.current, found))
      },
    },
  )

  // Before the first paint after hydration, to avoid a layout shift.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form comes to life once.
  useLayoutEffect(() => {
    const found = readDraft(form.id)
    unanswered.current = found?.unanswered
    copies.current = found?.copies ?? []
    if (found) draft.setKept({ state: 'here', at: found.savedAt })
    const { answers, isNew, isPassedOver } = startingAnswers(form, {
      given,
      draft: found,
      linked,
      typed,
    })
    setPassedOver(isPassedOver)
    if (draftId && !isPassedOver) remember(draftId)
    const started = { ...now.current, answers }
    const reached = layout === 'all' || !isEmpty(errors) ? started : goTo(form, started, step)
    if (layout === 'steps') steps.correct(reached.step)
    if (isNew) keep(reached)
    else put(reached)
    setAlive(true)
  }, [])

  function put(next: Progress) {
    now.current = next
    setProgress(next)
  }
  function keep(next: Progress) {
    put(next)
    const { answers, step } = next
    draft.keep({
      answers,
      step: stepId(form, step),
      unanswered: unanswered.current,
      copies: copies.current,
    })
  }
  function remember(copy: string) {
    copies.current = [...copies.current.filter((id) => id !== copy), copy].slice(-mostCopies)
  }
  function show(next: Progress) {
    if (layout === 'steps' && next.step !== now.current.step) steps.push(next.step)
    keep(next)
  }

  return {
    alive,
    progress,
    kept: draft.kept,
    isGone,
    isPassedOver,
    timesEmptied,
    isPerhapsSent: unanswered.current !== undefined,
    sending,
    discard: draft.discard,
    /** The server has a copy, too, for another device. */
    copied(id: string) {
      remember(id)
      keep(now.current)
    },
    answer(changes: Answers) {
      stop()
      setGone(false)
      keep(change(form, now.current, changes))
    },
    /** Leaving an address with a mistake in it says so at once; other fields wait for Next. */
    leave(name: string) {
      const { answers, errors } = now.current
      if (form.fields[name]?.kind !== 'email' || !answers[name]) return
      const code = judgeField(fieldOf(form, name), String(answers[name]).trim())
      if (code) put({ ...now.current, errors: { ...errors, [name]: code } })
    },
    goTo(next: number) {
      if (sending.state === 'sending') return
      stop()
      show(goTo(form, now.current, next))
    },
    underWay(name: string, isUnderWay: boolean) {
      filesUnderWay.current[isUnderWay ? 'add' : 'delete'](name)
      put(patience(now.current, name, isUnderWay))
    },
    next: () => show(advance(form, now.current, filesUnderWay.current)),
    submit() {
      if (sending.state === 'sending') return
      const found = withPatience(validate(form, now.current.answers), filesUnderWay.current)
      if (!isEmpty(found)) return show(refuse(form, now.current, found))
      const attempt = attemptFor(form, now.current.answers, unanswered.current)
      unanswered.current = attempt
      keep(now.current)
      draft.flush()
      void send(attempt)
    },
  }
}
