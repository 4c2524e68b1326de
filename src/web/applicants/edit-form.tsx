import type { FocusEvent, FormEvent } from 'react'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { partsOf } from '../../domain/forms/engine/describe.ts'
import type { Form as FormDefinition, Step } from '../../domain/forms/engine/form.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { AllSteps } from '../forms/all-steps.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { useDocumentTitle } from '../forms/wizard/use-page.ts'
import { Button } from '../ui/button/button.tsx'
import { Form, FormActions, FormHead } from '../ui/form/form.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import { OwnFile } from './own-file.tsx'
import type { Conflict, OwnRecord } from './own-record.ts'
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
      <div className="stack gap-7" inert={isSaving}>
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

type EditTroubleProps = {
  form: FormDefinition
  t: Translate
  editor: Pick<ReturnType<typeof useEditor>, 'trouble' | 'merge'>
}

function EditTrouble({ form, t, editor: { trouble, merge } }: EditTroubleProps) {
  if (!trouble) return null
  switch (trouble.kind) {
    case 'failed':
      return <Failure form={form} t={t} code={trouble.code} />
    case 'conflict':
      return (
        <Message tone="warn" live title={t('edit.conflictTitle')}>
          <div className="stack gap-3">
            <Differences form={form} t={t} conflict={trouble.conflict} />
            <Button variant="secondary" small onClick={() => merge(trouble.conflict)}>
              {t('edit.conflictLoad')}
            </Button>
          </div>
        </Message>
      )
    default: {
      const { title, text } = notes[trouble.kind]
      return <Message live title={t(title)} text={t(text)} />
    }
  }
}

const notes = {
  unchanged: { title: 'edit.unchangedTitle', text: 'edit.unchangedText' },
  again: { title: 'edit.againTitle', text: 'edit.againSave' },
  merged: { title: 'edit.mergedTitle', text: 'edit.mergedText' },
} as const

function Failure({ form, t, code }: { form: FormDefinition; t: Translate; code: ProblemCode | 'offline' }) {
  if (code === 'email_taken') {
    return (
      <Message tone="danger" live title={t(form.says.emailTaken ?? 'forms.emailTaken')}>
        <p>{t('edit.emailTakenText')}</p>
        <p>
          <a href="#email">{t('edit.changeEmail')}</a>
        </p>
      </Message>
    )
  }
  const texts = { offline: 'edit.failedOffline', not_found: 'edit.goneText' } as const
  const text = code === 'offline' || code === 'not_found' ? texts[code] : 'edit.failedText'
  return <Message tone="danger" live title={t('edit.failedTitle')} text={t(text)} />
}

/** Nothing of the other version is lost either: where both changed an answer, theirs is read here. */
function Differences({ form, t, conflict }: { form: FormDefinition; t: Translate; conflict: Conflict }) {
  const { newer, theirs, both } = conflict
  const textOf = (name: string) => partsOf(form, name, newer.answers, t).join(', ') || t('edit.noAnswer')
  return (
    <>
      <p>{t('edit.conflictText')}</p>
      {[
        { title: t('edit.conflictTheirs'), names: theirs },
        { title: t('edit.conflictBoth'), names: both },
      ]
        .filter(({ names }) => names.length > 0)
        .map(({ title, names }) => (
          <div key={title}>
            <p>{title}</p>
            <KeyValues items={names.map((name) => ({ term: labelOf(form, name, t), value: textOf(name) }))} />
          </div>
        ))}
    </>
  )
}
