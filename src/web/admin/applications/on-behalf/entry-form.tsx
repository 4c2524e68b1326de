import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import type { Form as FormOf } from '../../../../domain/forms/engine/form.ts'
import { formForStaff } from '../../../../domain/forms/engine/staff-form.ts'
import { paths } from '../../../../domain/paths.ts'
import type { RefusalCode } from '../../../../domain/refusals.ts'
import { namedFiles } from '../../../applications/arrived-files.ts'
import { AllSteps } from '../../../forms/all-steps.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { NativeFile } from '../../../forms/inputs/file-input.tsx'
import { fieldText, type InputProps, textOf } from '../../../forms/inputs/question.ts'
import type { PageContext } from '../../../page.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Form, FormActions } from '../../../ui/form/form.tsx'
import { Message } from '../../../ui/message/message.tsx'
import type { EntryFormData } from './on-behalf-data.ts'

/** The single page of the public form, without what only the person can say. No script takes it over. */
export function EntryForm({ t, href, locale, csrfToken, data }: PageContext<EntryFormData>) {
  const { kind, source, postKey, given, errors, mayLack } = data
  const form = formForStaff(applicationForms[kind])
  const query = new URLSearchParams({ kind, source })
  return (
    <Form
      method="post"
      action={`${href(paths.adminOnBehalf())}?${query}`}
      encType={hasFiles(form) ? 'multipart/form-data' : undefined}
    >
      <FormErrors form={form} t={t} errors={errors} />
      <Trouble t={t} refusal={data.refusal} />
      <Message title={t('onBehalf.next')}>
        <p>{t('onBehalf.nextText')}</p>
      </Message>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="_key" value={postKey} />
      <div className="stack gap-7 scriptless box">
        <AllSteps
          steps={form.steps}
          form={form}
          t={t}
          locale={locale}
          answers={given}
          files={namedFiles(data.files, t, locale)}
          errors={errors}
          alive={false}
          onChange={nothing}
          drawFile={(question) => <FileQuestion {...question} />}
        />
      </div>
      <Checkbox name="may_lack" defaultChecked={mayLack}>
        {t('onBehalf.mayLack')}
      </Checkbox>
      <FormActions>
        <Button type="submit" variant="go" icon="send">
          {t('onBehalf.send')}
        </Button>
        <LinkButton variant="quiet" href={href(paths.adminOnBehalf())}>
          {t('onBehalf.cancel')}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

function Trouble({ t, refusal }: Pick<PageContext, 't'> & { refusal: RefusalCode | undefined }) {
  if (!refusal || refusal === 'invalid_answers') return null
  const of = refusal === 'email_taken' ? 'taken' : refusal === 'too_many_requests' ? 'tooMany' : 'failed'
  return (
    <Message live tone="danger" title={t(`onBehalf.${of}Title`)}>
      <p>{t(`onBehalf.${of}Text`)}</p>
    </Message>
  )
}

function FileQuestion(question: InputProps<'file'>) {
  const { name, t, answers, files } = question
  const uploadId = textOf(answers[name])
  return (
    <div className="stack gap-3">
      <Field {...fieldText(question)} hint={t('onBehalf.fileHint')}>
        {(control) => (
          <input {...control} className="control" type="file" name={name} accept="application/pdf" />
        )}
      </Field>
      {uploadId && <input type="hidden" name={name} value={uploadId} />}
      {files?.[name] && <NativeFile file={files[name]} t={t} />}
    </div>
  )
}

const hasFiles = ({ fields }: FormOf) => Object.values(fields).some(({ kind }) => kind === 'file')

/** React wants to be told; the browser alone keeps what is typed here. */
function nothing() {}
