import type { FocusEvent, FormEvent } from 'react'
import type { Form as FormDefinition, Step } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { AllSteps } from '../forms/wizard/step-questions.tsx'
import { useDocumentTitle } from '../forms/wizard/use-page.ts'
import { Button } from '../ui/button/button.tsx'
import { Form, FormActions, FormHead } from '../ui/form/form.tsx'
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
  useDocumentTitle(form, { t, layout: 'all', title, titles }, progress)

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
      {attempt > 0 && <FormErrors key={attempt} form={form} t={t} errors={errors} />}
      <FormHead title={title} hint={t('wizard.requiredHint')} />
      <div className="steps-of-form" inert={isSaving}>
        <AllSteps
          steps={openSteps(form, record)}
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
