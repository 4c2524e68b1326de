import { useState } from 'react'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { Progress } from './progress.ts'
import type { Start } from './start.ts'
import type { KeptProgress } from './use-kept-progress.ts'

type Props = { t: Translate; isTaken: boolean; onChange: () => void }

/** Switches between the draft of the device and that of a link, by one button, which keeps the focus. */
export function LinkedDraft({ t, isTaken, onChange }: Props) {
  return (
    <Message title={t(isTaken ? 'wizard.newerTakenTitle' : 'wizard.newerTitle')}>
      <p role="status">{t(isTaken ? 'wizard.newerTakenText' : 'wizard.newerText')}</p>
      <Button variant="secondary" small onClick={onChange}>
        {t(isTaken ? 'wizard.newerBack' : 'wizard.newerTake')}
      </Button>
    </Message>
  )
}

type Given = {
  start: Pick<Start, 'given' | 'draftId'>
  own: KeptProgress
  /** Ends the sending of the draft that gives way. */
  stop: () => void
  show: (answers: Answers, step: number) => void
}

export function useLinkedDraft({ start: { given, draftId }, own, stop, show }: Given) {
  const { current, sent, addCopy } = own
  /** The draft of the device, while that of the link stands in its place. */
  const [replaced, setReplaced] = useState<{ progress: Progress; copies: readonly string[] }>()
  return {
    isTaken: replaced !== undefined,
    /** Switches to the answers of the link, or back to those of the device. */
    change() {
      stop()
      const { copies = [] } = sent.current
      setReplaced(replaced ? undefined : { progress: current.current, copies })
      if (replaced) sent.current.copies = replaced.copies
      else if (draftId) addCopy(draftId)
      const { answers, step } = replaced?.progress ?? { answers: given, step: current.current.step }
      show(answers, step)
    },
  }
}
