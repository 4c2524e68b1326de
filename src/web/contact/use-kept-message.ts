import { type RefObject, useEffect, useRef, useState } from 'react'
import { contactForm } from '../../domain/forms/contact.ts'
import { decode } from '../../domain/forms/engine/decode.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { postedFrom } from '../forms/posted.ts'
import { attemptFor } from '../forms/wizard/attempt.ts'
import { type Attempt, readDraft, type Stopped, type Waiting } from '../forms/wizard/draft.ts'
import { useDraft } from '../forms/wizard/use-draft.ts'

/** A message that is not sent yet stays on the device, with the key under which it may have arrived. */
export function useKeptMessage(
  goOn: RefObject<(attempt: Attempt) => void>,
  wasChanged: RefObject<() => void>,
) {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<Waiting>(undefined)
  const halted = useRef<Stopped>(undefined)
  const unanswered = useRef<Attempt>(undefined)
  /** Whether another window has sent or deleted the message. */
  const [isGone, setGone] = useState(false)
  const draft = useDraft(contactForm, (newer) => {
    setGone(!newer)
    unanswered.current = newer?.unanswered
    waiting.current = newer?.waiting
    halted.current = newer?.wasWaiting
    fillIn(form.current, newer?.answers ?? {})
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form comes to life once.
  useEffect(() => {
    const found = readDraft(contactForm.id)
    if (Object.keys(typed()).length > 0) return keep() // input that the page came with is newer
    if (!found) return
    unanswered.current = found.unanswered
    fillIn(form.current, found.answers)
    draft.setKept({ state: 'here', at: found.savedAt })
    waiting.current = found.waiting
    halted.current = found.wasWaiting
    if (found.wasWaiting) wasChanged.current()
    if (found.waiting && found.unanswered) goOn.current(found.unanswered)
  }, [])

  const typed = (): Answers => (form.current ? decode(contactForm, postedFrom(form.current)) : {})
  function keep() {
    setGone(false)
    draft.keep({
      answers: typed(),
      step: 'message',
      unanswered: unanswered.current,
      waiting: waiting.current,
      wasWaiting: halted.current,
    })
  }
  return {
    form,
    kept: draft.kept,
    isGone,
    typed,
    keep,
    discard: draft.discard,
    /** Until the server has answered, the same message has the same key. */
    attempt(answers: Answers, waits: Waiting): Attempt {
      unanswered.current = attemptFor(contactForm, answers, unanswered.current)
      waiting.current = waits
      halted.current = undefined
      keep()
      draft.flush()
      return unanswered.current
    },
    /** Nothing was stored: the next attempt needs a new key. */
    refused() {
      unanswered.current = undefined
      keep()
    },
    /** The message is no longer sent automatically. */
    stopped(isChanged: boolean) {
      if (isChanged) halted.current = waiting.current
      waiting.current = undefined
      keep()
      draft.flush()
    },
  }
}

function fillIn(form: HTMLFormElement | null, answers: Answers) {
  for (const name of Object.keys(contactForm.fields)) {
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = typeof answers[name] === 'string' ? answers[name] : ''
    }
  }
}
