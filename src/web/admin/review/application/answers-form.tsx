import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { Answers } from '../../../../domain/forms/engine/form.ts'
import { visibleFields } from '../../../../domain/forms/engine/visible.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { QuestionInput } from '../../../forms/inputs/question-input.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { submitting, Trouble, useChange } from '../call-state.tsx'
import { CallRefused, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { KeptNotice } from '../kept-notice.tsx'
import { timeField, UnderstoodTime } from './understood-time.tsx'
import { useAnswers } from './use-answers.ts'

type Props = {
  application: Reviewed
  /** The questions to show, in this order. */
  names: readonly string[]
  label: string
  saveLabel: string
  savedText: string
  /** Whether the rest of the form is filled in. */
  mayTry?: () => boolean
  save: (given: { version: number; answers: Answers }) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Some questions of an application's form, with the answers that staff change. */
export function AnswersForm({ application, names, label, onClose, children, ...rest }: Props) {
  const { saveLabel, savedText, mayTry = () => true, save } = rest
  const { t, locale, say } = useDesk()
  const edit = useAnswers(application, names)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  const { mutate, isPending, error, reset, failureCount } = useChange(save, () => {
    edit.kept.forget()
    onClose()
    say({ message: savedText })
  })
  const errors = error instanceof CallRefused ? error.errors : {}
  const visible = new Set(visibleFields(edit.form, edit.answers))
  const isConflict = edit.theirs.length > 0
  function submit() {
    if (!mayTry() || isPending || isConflict) return
    if (edit.isTouched) mutate({ version: edit.version, answers: edit.changes })
    else onClose()
  }
  return (
    <form
      ref={place}
      className="stack desk-place"
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={submitting(submit)}
    >
      <KeptNotice {...edit.kept} />
      {Object.keys(errors).length > 0 && (
        <FormErrors
          key={failureCount}
          form={edit.form}
          t={t}
          errors={errors}
          asked={Object.keys(errors).filter((name) => Object.hasOwn(edit.form.fields, name))}
        />
      )}
      {names
        .filter((name) => visible.has(name))
        .map((name) => (
          <Fragment key={name}>
            <QuestionInput
              form={edit.form}
              name={name}
              t={t}
              locale={locale}
              answers={edit.answers}
              errors={errors}
              alive
              onChange={edit.answer}
            />
            {name === timeField && (
              <p role="status" className="desk-understood muted sm">
                <UnderstoodTime answers={edit.answers} />
              </p>
            )}
          </Fragment>
        ))}
      {children}
      {isConflict && (
        <ChangedMeanwhile
          application={application}
          names={edit.theirs}
          own={Object.keys(edit.changes)}
          onMerge={() => {
            reset()
            edit.merge()
          }}
        />
      )}
      {error && !isConflict && Object.keys(errors).length === 0 && <Trouble error={error} />}
      <FormActs onCancel={onClose}>
        <Button type="submit" busy={isPending} disabled={isConflict}>
          {saveLabel}
        </Button>
      </FormActs>
    </form>
  )
}

type ConflictProps = {
  application: Reviewed
  names: readonly string[]
  /** The answers that the reader has changed. */
  own: readonly string[]
  onMerge: () => void
}

/** The fields that others have changed, with their present values; typed input stays in the form. */
function ChangedMeanwhile({ application: { answers }, names, own, onMerge }: ConflictProps) {
  const { t } = useDesk()
  const items = answers.filter(({ name }) => names.includes(name))
  const both = items.filter(({ name }) => own.includes(name))
  const label = both.length === 0 ? 'keepBoth' : both.length < items.length ? 'useMineAndTheirs' : 'useMine'
  return (
    <Message tone="warn" live title={t('desk.changedMeanwhile')}>
      <div className="stack gap-3">
        <p>{t('desk.changedMeanwhileText')}</p>
        <KeyValues
          items={items.map(({ label, text }) => ({ term: label, value: text || t('desk.notAnswered') }))}
        />
        {both.length > 0 && (
          <p>{t('desk.mineWins', { fields: both.map(({ label }) => label).join(', ') })}</p>
        )}
        <Button variant="secondary" small onClick={onMerge}>
          {t(`desk.${label}`)}
        </Button>
      </div>
    </Message>
  )
}
