import { useDeferredValue, useEffect, useState } from 'react'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { fileFields } from '../../../domain/forms/engine/inline-file.ts'
import { validate } from '../../../domain/forms/engine/validate.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { fileKey, keptFile } from '../../uploads/kept-files.ts'
import { useUnderWay } from '../../uploads/under-way.ts'
import type { NamedFiles } from '../inputs/question.ts'
import { AnswerSummary, summarised } from './answer-summary.tsx'
import { stepAnchor, stepHref } from './use-steps.ts'

type Props = {
  form: Form
  t: Translate
  action: string
  layout: 'steps' | 'all'
  answers: Answers
  files: NamedFiles | undefined
  onChange: (step: number) => void
}

/** The summary before Submit. On one page it waits until there is something to check. */
export function CheckedAnswers({ form, t, action, layout, files = {}, ...props }: Props) {
  const answers = useDeferredValue(props.answers)
  const kept = useKeptNames(form, answers)
  const underWay = [...useUnderWay()].map(
    ([name, { file }]) => [name, t('wizard.summarySending', { file: file.name })] as const,
  )
  if (layout === 'all' && !isComplete(form, answers)) return null
  const known = Object.entries(files).map(([name, file]) => [name, file.name] as const)
  return (
    <AnswerSummary
      form={form}
      t={t}
      answers={answers}
      fileNames={{ ...Object.fromEntries(known), ...kept, ...Object.fromEntries(underWay) }}
      {...(layout === 'steps'
        ? {
            hrefOf: (step) => stepHref(action, form, form.steps.indexOf(step)),
            onChange: props.onChange,
          }
        : { hrefOf: (step) => `#${stepAnchor(step)}` })}
    />
  )
}

function isComplete(form: Form, answers: Answers): boolean {
  const errors = validate(form, answers)
  return summarised(form).every(({ asks }) => asks.every((name) => !(name in errors)))
}

/** Names of the files that this device remembers; the answers know ids alone. */
function useKeptNames(form: Form, answers: Answers) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const fields = fileFields(form)
  const ids = fields.map((name) => answers[name]).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another id
  useEffect(() => {
    let isOver = false
    void Promise.all(
      fields.map(async (name) => [name, (await keptFile(fileKey(form.id, name)))?.name] as const),
    ).then((found) => {
      // A file without an answer has not arrived.
      const named = found.filter(([name, kept]) => kept !== undefined && answers[name] !== undefined)
      if (!isOver) setNames(Object.fromEntries(named) as Record<string, string>)
    })
    return () => {
      isOver = true
    }
  }, [form, ids])
  return names
}
