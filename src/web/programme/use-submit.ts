import { useEffect, useRef, useState } from 'react'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import type { Answered } from '../api/call-api.ts'

export type Action = 'answer' | 'agreement' | 'letter' | 'report'

export type ActionProps = {
  t: Translate
  matchId: string
  /** Reads the collaboration again after an action, or after others have changed it. */
  onDone: (action: Action | 'changed') => Promise<void>
  /** The session is over; what is typed stays. */
  onLock: () => void
}

/** Sends one action: its validation errors, or why it did not arrive. */
export function useSubmit<Body>(
  { t, onDone, onLock }: ActionProps,
  action: Action,
  call: (body: Body) => Promise<Answered>,
  /** Deletes what this device has stored of the action. */
  forget = () => {},
) {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState('')
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])

  function refuse(errors: FieldErrors) {
    setErrors(errors)
    setAttempt((before) => before + 1)
  }
  async function show(answer: Answered) {
    if (answer.ok) {
      forget()
      return onDone(action)
    }
    const { code, errors } = answer
    if (code === 'offline') return setTrouble(t('programme.offline'))
    if (code === 'no_session') {
      setTrouble(t('programme.again'))
      return onLock()
    }
    if (errors) return refuse(errors)
    if (stale.includes(code)) return onDone('changed')
    setTrouble(t('programme.failed'))
  }
  return {
    isBusy,
    errors,
    trouble,
    /** Rises with every refusal, so that its summary is announced anew. */
    attempt,
    /** The first field of this form that is wrong takes the focus, and is read with its error. */
    form,
    refuse,
    forgive(names: readonly string[]) {
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
    },
    async send(body: Body) {
      if (isBusy) return
      setErrors({})
      setTrouble('')
      setBusy(true)
      await show(await call(body))
      setBusy(false)
    },
  }
}

const stale: readonly ProblemCode[] = ['wrong_status', 'version_conflict', 'not_found']

/** Moves the focus to the content that replaces a pressed button. */
export function useFocusOnChange(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    place.current?.querySelector<HTMLElement>('textarea, input, button:last-of-type')?.focus()
  }, [isOpen])
  return place
}
