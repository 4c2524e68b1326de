import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { NamedFiles } from '../inputs/question.ts'
import { useLater } from '../use-later.ts'

type Props = {
  form: Form
  t: Translate
  action: string
  layout: 'steps' | 'all'
  alive: boolean
  step: number
  answers: Answers
  isSending: boolean
  files: NamedFiles | undefined
  onChange: (step: number) => void
}

/** The place of the summary, above Submit; what follows waits briefly for it, so that nothing moves. */
export function SummaryPlace({ alive, step, isSending, ...summary }: Props) {
  const isLast = summary.layout === 'steps' && step === summary.form.steps.length - 1
  const { later } = useLater(alive && isLast)
  if (!isLast && (!alive || summary.layout === 'steps')) return null
  return (
    <div inert={isSending} data-summary={isLast && !later ? 'coming' : ''}>
      {alive && later && <later.CheckedAnswers {...summary} />}
    </div>
  )
}
