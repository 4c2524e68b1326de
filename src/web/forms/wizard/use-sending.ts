import { useEffect, useRef, useState } from 'react'
import type { ProblemCode } from '../../../domain/api/endpoints.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { type Receiver, sendForm, useProof } from '../../protection/send-form.ts'
import type { Attempt } from './draft.ts'

export type Sending =
  | { state: 'idle' }
  /** The notice of waiting stays during a retry. */
  | { state: 'sending'; isRepeated: boolean }
  /** Files are being uploaded; the form is sent automatically afterwards. */
  | { state: 'uploading' }
  /** No response came; the same attempt is repeated. */
  | { state: 'waiting'; attempt: Attempt; tries: number }
  /** The person changed the form while it waited, so it is no longer sent. */
  | { state: 'changed' }
  | { state: 'failed'; code: ProblemCode; isDoubtful: boolean; retryAfterSeconds?: number }
  | { state: 'sent'; reference: string }

type Answers = {
  /** The drafts on the server that the sent form completes. */
  copies?: () => readonly string[]
  sent: () => void
  /** Called if the form was refused: nothing was created, and the attempt is over. */
  refused: (errors: FieldErrors) => void
  /** Automatic sending has ended: it failed, or the person changed the form after sending it. */
  stopped: (isChanged: boolean) => void
}

const shortestWait = 4_000
const longestWait = 60_000

/** Repeats one attempt until it is answered, with the same idempotency key, so that it counts once. */
export function useSending(receiver: Receiver, answered: Answers) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  /** The attempt whose answer still matters. */
  const current = useRef<Attempt>(undefined)
  const isHeld = useRef(false)
  const isWaiting = useRef(false)

  useProof(receiver.form)

  async function send(attempt: Attempt, tries = 0) {
    current.current = attempt
    isHeld.current = false
    isWaiting.current = false
    setSending({ state: 'sending', isRepeated: tries > 0 })
    const answer = await sendForm(receiver, JSON.parse(attempt.body), attempt.key, answered.copies?.())
    if (current.current !== attempt) return
    if (answer.ok) {
      answered.sent()
      return setSending({ state: 'sent', reference: answer.value.reference ?? '' })
    }
    const { ok: _, code, errors, ...waits } = answer
    if (code === 'offline') {
      isWaiting.current = true
      return setSending({ state: 'waiting', attempt, tries })
    }
    answered.stopped(false)
    if (isJudged(code)) answered.refused(errors ?? {})
    setSending(
      errors ? { state: 'idle' } : { state: 'failed', code, isDoubtful: attempt.isDoubtful, ...waits },
    )
  }
  /** An edit while an attempt waits cancels it, and the person is told so. */
  function stop() {
    if (!current.current && !isHeld.current) return
    const isChanged = isHeld.current || isWaiting.current
    current.current = undefined
    isHeld.current = false
    isWaiting.current = false
    answered.stopped(isChanged)
    setSending({ state: isChanged ? 'changed' : 'idle' })
  }

  const again = useRef(send)
  again.current = send
  useEffect(() => {
    if (sending.state !== 'waiting') return
    const { attempt, tries } = sending
    const retry = () => void again.current(attempt, tries + 1)
    // Some browsers miss the reconnect.
    const timer = setTimeout(retry, Math.min(shortestWait * 2 ** tries, longestWait))
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [sending])

  function hold() {
    isHeld.current = true
    setSending({ state: 'uploading' })
  }

  /** An earlier page was left with a form that was changed after it had been sent. */
  const stayChanged = () => setSending({ state: 'changed' })

  return { sending, send, stop, hold, isHeld, stayChanged }
}

/** Only a validation result proves that no earlier attempt arrived. */
function isJudged(code: ProblemCode): boolean {
  return code === 'invalid_answers' || code === 'email_taken'
}
