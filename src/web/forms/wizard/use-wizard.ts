import { useRef, useState } from 'react'
import type { ApplicationsPath } from '../../../domain/applicants/applicant-paths.ts'
import type { Posted } from '../../../domain/forms/engine/decode.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { judgeField } from '../../../domain/forms/engine/judge-field.ts'
import { validate } from '../../../domain/forms/engine/validate.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { attempt as tryTo } from '../../uploads/kept-files.ts'
import { attemptFor, completedAttempt } from './attempt.ts'
import type { Waiting } from './draft.ts'
import { forgetFilesOf } from './forget-form.ts'
import { lostFiles, withoutFiles } from './lost-files.ts'
import {
  advance,
  change,
  goTo,
  isEmpty,
  isOnlyUnfinished,
  openStep,
  type Progress,
  patience,
  refuse,
  withoutUnfinished,
  withPatience,
} from './progress.ts'
import { startingAnswers } from './start.ts'
import { useAlive } from './use-alive.ts'
import { useKeptProgress } from './use-kept-progress.ts'
import { useSending } from './use-sending.ts'
import { useSteps } from './use-steps.ts'

export type Start = {
  t: Translate
  form: Form
  action: string
  apiPath: ApplicationsPath
  stamp: string
  layout: 'steps' | 'all'
  step: number
  given: Answers
  errors: FieldErrors
  /** Whether the answers come from a link to a draft. */
  isLinked?: boolean
  draftId?: string | undefined
  /** What was entered before React took over. */
  typed?: () => Posted
  /** Whether the page is a shell that the service worker shows at any address of the form. */
  isShell?: boolean
}

export function useWizard(start: Start) {
  const { form, t, action, apiPath, stamp, layout, step, given, errors, isLinked, draftId, typed } = start
  const [isGone, setGone] = useState(false)
  const [isPassedOver, setPassedOver] = useState(false)
  /** The draft of the device, while that of a link replaces it. */
  const [replaced, setReplaced] = useState<{ progress: Progress; copies: readonly string[] }>()
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
  const { progress, kept, current, sent, show, keep, flush, discard } = own
  const steps = useSteps(form, action, (asked) => {
    if (asked === current.current.step) return // a link of the error summary, on the same step
    const next = goTo(form, current.current, asked, uploading.current)
    if (next.step !== asked) steps.correct(next.step)
    keep(next)
  })
  const { sending, send, stop, hold, isHeld, stayChanged } = useSending(
    { form: form.id, path: apiPath, stamp },
    {
      copies: () => sent.current.copies ?? [],
      sent: () => void discard(),
      refused: (found) => {
        sent.current.unanswered = undefined
        if (!isEmpty(found)) moveTo(refuse(form, current.current, found))
      },
      stopped(isChanged) {
        if (isChanged) sent.current.wasWaiting = sent.current.waiting
        sent.current.waiting = undefined
        keep(current.current)
        flush()
      },
    },
  )

  function begin() {
    const draft = own.openDraft()
    const found = startingAnswers(form, { given, draft, isLinked, typed: typed?.() })
    const { answers, isNew, isPassedOver } = found
    setPassedOver(isPassedOver)
    if (draftId && !isPassedOver) own.addCopy(draftId)
    const filledIn = { ...current.current, answers }
    const asked = start.isShell ? steps.asked(draft?.step) : step
    const reached =
      layout === 'all' || !isEmpty(errors) ? filledIn : goTo(form, filledIn, asked, filesOf(draft?.waiting))
    if (layout === 'steps') steps.correct(reached.step)
    const started = { ...reached, ...toldOf(first, withoutFiles(form, reached.errors)) }
    if (isNew) keep(started)
    else show(started)
    void lostFiles(form, reached.errors).then((lost) => {
      const now = current.current
      if (!isEmpty(lost) && now.step === reached.step) show({ ...now, ...toldOf(now, lost) })
    })
    const { waiting, unanswered, wasWaiting } = sent.current
    if (wasWaiting) stayChanged()
    // Resumes an attempt of an earlier page that was left before the response.
    if (!waiting || !unanswered || attemptFor(form, answers, unanswered) !== unanswered) return
    if (waiting.files.length === 0) void send(unanswered)
  }
  const alive = useAlive(begin, () => show(current.current))

  /** Opens another step as an entry of the browser's history. */
  function moveTo(next: Progress) {
    if (layout === 'steps' && next.step !== current.current.step) steps.push(next.step)
    keep(next)
  }

  function submit() {
    if (sending.state === 'sending') return
    const { answers } = current.current
    const found = withPatience(validate(form, answers), uploading.current)
    if (!isOnlyUnfinished(found)) {
      stop()
      return moveTo(refuse(form, current.current, withoutUnfinished(found)))
    }
    const { unanswered } = sent.current
    const attempt =
      isHeld.current && unanswered
        ? completedAttempt(form, answers, unanswered)
        : attemptFor(form, answers, unanswered)
    const files = Object.keys(found)
    sent.current.unanswered = attempt
    // The wording is loaded on first use; without it only this page can send the form.
    const says = tryTo(() => saysOfWaiting(form, t))
    sent.current.waiting = says && { path: apiPath, page: action, files, says }
    sent.current.wasWaiting = undefined
    keep(current.current)
    flush()
    if (files.length > 0) hold()
    else void send(attempt)
  }

  return {
    alive,
    progress,
    kept,
    isGone,
    isPassedOver,
    timesEmptied,
    /** The last step that can be opened. */
    furthest: openStep(form, progress.answers, uploading.current),
    isPerhapsSent: sent.current.unanswered !== undefined,
    sending,
    stopped: sent.current.wasWaiting,
    discard,
    isLinkTaken: replaced !== undefined,
    /** Switches to the answers of the link, or back to those of the device. */
    switchDraft() {
      stop()
      const { copies = [] } = sent.current
      setReplaced(replaced ? undefined : { progress: current.current, copies })
      if (replaced) sent.current.copies = replaced.copies
      else if (draftId) own.addCopy(draftId)
      setTimesEmptied((times) => times + 1)
      const { answers, step } = replaced?.progress ?? { answers: given, step: current.current.step }
      moveTo(goTo(form, { ...current.current, answers }, step, uploading.current))
    },
    /** Notes a copy on the server, for another device. */
    addCopy(id: string) {
      own.addCopy(id)
      keep(current.current)
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
    goTo(next: number) {
      if (sending.state === 'sending') return
      // Opening another step does not cancel a waiting attempt.
      if (sending.state === 'failed') stop()
      moveTo(goTo(form, current.current, next, uploading.current))
    },
    setUploading(name: string, isUploading: boolean) {
      uploading.current[isUploading ? 'add' : 'delete'](name)
      show(patience(current.current, name, isUploading))
      if (isUploading && filesOf(sent.current.waiting).has(name)) hold()
      if (!isUploading && isHeld.current) submit()
    },
    next: () => moveTo(advance(form, current.current, uploading.current)),
    submit,
  }
}

/** Adds errors, which the summary announces. */
const toldOf = ({ errors, attempt }: Progress, more: FieldErrors) =>
  isEmpty(more) ? { errors, attempt } : { errors: { ...errors, ...more }, attempt: attempt + 1 }

const filesOf = (waiting: Waiting | undefined): ReadonlySet<string> => new Set(waiting?.files)

const saysOfWaiting = ({ says }: Form, t: Translate): Waiting['says'] => ({
  waits: t('wizard.notSent'),
  waitsText: t(says.waits ?? 'wizard.notSentText'),
  changed: t('wizard.notSentChanged'),
  open: t('wizard.notSentOpen'),
  refused: t(says.notSent ?? 'wizard.notSentRefused'),
  arrived: t(says.arrived ?? 'wizard.sentTitle'),
  receipt: t('wizard.receipt'),
  close: t('wizard.elsewhereClose'),
})
