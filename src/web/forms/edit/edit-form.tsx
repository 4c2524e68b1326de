import type { FocusEvent, FormEvent } from 'react'
import type { Form as FormDefinition, Step } from '../../../domain/engine/form.ts'
import { errorText, labelOf, summaryText } from '../../../domain/engine/wording.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Form, FormActions, FormHead } from '../../ui/form/form.tsx'
import { StepQuestions } from '../wizard/step-questions.tsx'
import { useDocumentTitle } from '../wizard/use-page.ts'
import { EditTrouble } from './edit-trouble.tsx'
import { OwnFile } from './own-file.tsx'
import type { OwnRecord } from './own-record.ts'
import type { useEditor } from './use-editor.ts'

type Props = {
  form: FormDefinition
  t: Translate
  locale: Locale
  titles: { right: string; wrong: string }
  record: OwnRecord
  editor: ReturnType<typeof useEditor>
}

/** All questions on one page, as they are answered so far; or those that the person is asked for. */
export function EditForm({ form, t, locale, titles, record, editor }: Props) {
  const { progress, isSaving } = editor
  const { answers, errors, attempt } = progress
  const title = t('edit.title')
  const steps = openSteps(form, record)
  useDocumentTitle(form, { t, layout: 'all', title, titles }, progress)
  const wrong = form.steps.flatMap(({ asks }) => asks.flatMap((name) => (errors[name] ? [name] : [])))

  function submit(event: FormEvent) {
    event.preventDefault()
    void editor.save()
  }
  return (
    <Form
      method="post"
      onSubmit={submit}
      onBlur={({ target }: FocusEvent<HTMLElement>) => editor.leave(target.getAttribute('name') ?? '')}
    >
      {wrong.length > 0 && attempt > 0 && (
        <ErrorSummary
          key={attempt}
          title={summaryText(form, errors, t)}
          items={wrong.map((name) => ({
            href: `#${name}`,
            text: `${labelOf(form, name, t)}: ${errorText(form, name, errors[name] ?? 'required', t)}`,
          }))}
        />
      )}
      <FormHead title={title} hint={t('wizard.requiredHint')} />
      <div className="steps-of-form" inert={isSaving}>
        {steps.map((step) => (
          <StepQuestions
            key={step.id}
            step={step}
            isNow
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
      <EditTrouble form={form} t={t} editor={editor} />
      <FormActions>
        <Button type="submit" variant="go" busy={isSaving}>
          {t(isSaving ? 'edit.saving' : 'edit.save')}
        </Button>
      </FormActions>
    </Form>
  )
}

function openSteps({ steps }: FormDefinition, { asked }: OwnRecord): readonly Step[] {
  if (!asked) return steps
  const open = steps.map((step) => ({
    ...step,
    asks: step.asks.filter((name) => asked.fields.includes(name)),
  }))
  return open.filter(({ asks }) => asks.length > 0)
}
