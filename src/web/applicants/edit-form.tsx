import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import type { Form as FormDefinition } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { FieldErrorText, FormErrors, fieldLeft } from '../forms/form-errors.tsx'
import { RefusedElsewhere } from '../forms/wizard/refused-elsewhere.tsx'
import { StepQuestions } from '../forms/wizard/step-questions.tsx'
import { useDocumentTitle } from '../forms/wizard/use-page.ts'
import { Form, FormHead } from '../ui/form/form.tsx'
import { EditActions } from './edit-actions.tsx'
import { EditTrouble } from './edit-trouble.tsx'
import { openSteps } from './open-steps.ts'
import { OwnFile } from './own-file.tsx'
import type { OwnRecord } from './own-record.ts'
import { UnsavedChanges } from './unsaved-changes.tsx'
import type { EditSteps } from './use-edit-steps.ts'
import type { useEditor } from './use-editor.ts'

type Props = {
  form: FormDefinition
  t: Translate
  locale: Locale
  titles: { right: string; wrong: string }
  record: OwnRecord
  editor: ReturnType<typeof useEditor>
  steps: EditSteps
}

/** The steps of the form as they are answered so far, one at a time or on one page; or those that the person is asked for. */
export function EditForm({ form, t, locale, titles, record, editor, steps }: Props) {
  const { progress, isSaving } = editor
  const { answers, errors, attempt, step } = progress
  const isSteps = steps.layout === 'steps'
  const open = openSteps(form, record)
  const now = isSteps ? open[step] : undefined
  const title = t(form.says.editing ?? 'edit.title')
  const page = useEditFocus(isSteps ? step : 0, attempt)
  const place = now ? t('edit.titleOfStep', { title, step: t(now.title) }) : title
  const hasFailed = editor.trouble?.kind === 'failed'
  useDocumentTitle(form, { t, layout: 'all', title: place, titles }, progress, hasFailed)

  function submit(event: FormEvent) {
    event.preventDefault()
    void editor.save()
  }
  return (
    <div className="wizard" ref={page} data-alive data-layout={steps.layout}>
      <Form
        method="post"
        onSubmit={submit}
        onBlur={(event: FocusEvent<HTMLElement>) => editor.leave(fieldLeft(event))}
      >
        {attempt > 0 && (
          <FormErrors key={attempt} form={form} t={t} errors={errors} {...(now && { asked: now.asks })} />
        )}
        <p className="vh" role="status">
          {editor.leftWrong && <FieldErrorText form={form} t={t} name={editor.leftWrong} errors={errors} />}
        </p>
        <FormHead title={title} hint={t('wizard.requiredHint')} />
        <UnsavedChanges t={t} locale={locale} record={record} editor={editor} />
        <div className="stack gap-7" inert={isSaving}>
          {open.map((one, index) => (
            <StepQuestions
              key={one.id}
              step={one}
              isNow={!isSteps || index === step}
              level={2}
              form={form}
              t={t}
              locale={locale}
              answers={answers}
              errors={errors}
              alive
              onChange={editor.answer}
              onUnderWay={editor.underWay}
              drawFile={(question) => <OwnFile {...question} record={record} />}
            />
          ))}
        </div>
        {isSteps && <RefusedElsewhere {...{ form, t, step }} hrefOf={steps.hrefOf} goTo={steps.choose} />}
        <EditTrouble form={form} t={t} locale={locale} editor={editor} />
        <EditActions form={form} t={t} step={step} steps={steps} editor={editor} />
      </Form>
    </div>
  )
}

/** Focuses the heading of another step; the error summary takes the focus itself. */
function useEditFocus(step: number, attempt: number) {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef({ step, attempt })
  useEffect(() => {
    const isMoved = before.current.step !== step && before.current.attempt === attempt
    before.current = { step, attempt }
    if (!isMoved) return
    const heading = page.current?.querySelector<HTMLElement>('[data-now] h2')
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
    heading?.focus({ preventScroll: true })
  }, [step, attempt])
  return page
}
