import { useEffect, useRef, useState } from 'react'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import type { Answered } from '../api/call-api.ts'

/** What a person has done, as it is confirmed to them. */
export type Done = 'answer' | 'agreement' | 'letter' | 'report'

/** What those who act in a collaboration share. */
export type Acting = {
  t: Translate
  matchId: string
  /** It has arrived, or others have changed something meanwhile: the page reads how it stands. */
  onOver: (done: Done | 'changed') => Promise<void>
  /** The session is over; what is typed stays. */
  onLock: () => void
}

/** One thing that is sent: what is wrong with it, or why it did not arrive. */
export function useAct<Body>(
  { t, onOver, onLock }: Acting,
  done: Done,
  call: (body: Body) => Promise<Answered>,
) {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState('')
  const [attempt, setAttempt] = useState(0)

  function refuse(errors: FieldErrors) {
    setErrors(errors)
    setAttempt((before) => before + 1)
  }
  async function tell(answer: Answered) {
    if (answer.ok) return onOver(done)
    const { code, errors } = answer
    if (code === 'offline') return setTrouble(t('programme.offline'))
    if (code === 'no_session') {
      setTrouble(t('programme.again'))
      return onLock()
    }
    if (errors) return refuse(errors)
    if (stale.includes(code)) return onOver('changed')
    setTrouble(t('programme.failed'))
  }
  return {
    isBusy,
    errors,
    trouble,
    /** Rises with every refusal, so that its summary is announced anew. */
    attempt,
    refuse,
    /** An answer that is edited has no error any more. */
    forgive(names: readonly string[]) {
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
    },
    async send(body: Body) {
      if (isBusy) return
      setErrors({})
      setTrouble('')
      setBusy(true)
      await tell(await call(body))
      setBusy(false)
    },
  }
}

const stale: readonly ProblemCode[] = ['wrong_status', 'version_conflict', 'not_found']

/** The first field that is wrong takes the focus, and is read with its error. */
export function useFocusOnRefusal(attempt: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  return form
}
