import type { RefObject } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { validate } from '../../../domain/forms/engine/validate.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { attempt as tryTo } from '../../uploads/kept-files.ts'
import { attemptFor, completedAttempt } from './attempt.ts'
import type { Waiting } from './draft.ts'
import {
  isEmpty,
  isOnlyUnfinished,
  type Progress,
  patience,
  refuse,
  withoutUnfinished,
  withPatience,
} from './progress.ts'
import type { Start } from './start.ts'
import type { KeptProgress } from './use-kept-progress.ts'
import { useSending } from './use-sending.ts'

type Given = {
  start: Start
  own: KeptProgress
  /** The fields whose files are on their way. */
  uploading: RefObject<Set<string>>
  moveTo: (next: Progress) => void
}

/** Judges and sends the form, after its files; what waits for an answer is kept with the draft. */
export function useSubmission({ start, own, uploading, moveTo }: Given) {
  const { form, t, action, apiPath, stamp } = start
  const { current, sent, show, keep, flush, discard } = own
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
    sending,
    stop,
    submit,
    /** An earlier page was left before the answer came, or after a change of what it had sent. */
    resume() {
      const { waiting, unanswered, wasWaiting } = sent.current
      if (wasWaiting) stayChanged()
      if (!waiting || !unanswered) return
      if (attemptFor(form, current.current.answers, unanswered) !== unanswered) return
      if (waiting.files.length === 0) void send(unanswered)
    },
    setUploading(name: string, isUploading: boolean) {
      uploading.current[isUploading ? 'add' : 'delete'](name)
      show(patience(current.current, name, isUploading))
      if (isUploading && sent.current.waiting?.files.includes(name)) hold()
      if (!isUploading && isHeld.current) submit()
    },
  }
}

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
