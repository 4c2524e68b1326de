import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { submitting } from '../call-state.tsx'
import { FormActs } from '../form-acts.tsx'
import { KeptNotice } from '../kept-notice.tsx'
import type { KeptWords } from '../kept-words.ts'

type Props = {
  kept: Pick<KeptWords<unknown>, 'isBack' | 'forget'> | undefined
  /** Of the button that leads on. */
  label: string
  onSubmit: () => void
  onCancel: () => void
  /** Another way on. */
  otherWay?: ReactNode
  /** Errors show from the first attempt to go on. */
  children: (isTried: boolean) => ReactNode
}

/** What staff state before a move: the fields that they are asked, a reason or an appointment. */
export function FactsForm({ kept, label, onSubmit, onCancel, otherWay, children }: Props) {
  const [isTried, setTried] = useState(false)
  return (
    <form
      className="stack"
      noValidate
      onSubmit={submitting(() => {
        setTried(true)
        onSubmit()
      })}
    >
      {kept && <KeptNotice {...kept} />}
      {children(isTried)}
      <FormActs onCancel={onCancel}>
        <Button type="submit">{label}</Button>
        {otherWay}
      </FormActs>
    </form>
  )
}
