import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import type { TypedSource } from '../../../../domain/applications/entry-source.ts'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import type { Answers } from '../../../../domain/forms/engine/form.ts'
import { fileFields } from '../../../../domain/forms/engine/inline-file.ts'
import { formForStaff } from '../../../../domain/forms/engine/staff-form.ts'
import type { Locale } from '../../../../domain/messages/locales.ts'
import { paths } from '../../../../domain/paths.ts'
import type { FieldErrors, RefusalCode } from '../../../../domain/refusals.ts'
import { type ArrivedFiles, namedFiles } from '../../../applications/arrived-files.ts'
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
import { MailLanguage } from '../mail-language.tsx'

export type EntryFormData = {
  view: 'form'
  kind: ApplicationKind
  source: TypedSource
  /** Idempotency key of the post. */
  postKey: string
  given: Answers
  files: ArrivedFiles
  errors: FieldErrors
  /** Missing answers are left to the applicant. */
  mayLack: boolean
  /** The language of the mails to the applicant. */
  language: Locale
  refusal?: RefusalCode
}

/** The public form on one page, without the questions that only the applicant can answer. No script takes it over. */
export function EntryForm({ t, href, locale, csrfToken, data }: PageContext<EntryFormData>) {
  const { kind, source, postKey, given, errors, mayLack } = data
  const form = formForStaff(applicationForms[kind])
  const query = new URLSearchParams({ kind, source })
  return (
    <Form
      method="post"
      action={`${href(paths.adminOnBehalf())}?${query}`}
      encType={fileFields(form).length > 0 ? 'multipart/form-data' : undefined}
    >
      <FormErrors form={form} t={t} errors={errors} />
      <Trouble t={t} refusal={data.refusal} />
      <Message title={t('onBehalf.next')} text={t('onBehalf.nextText')} />
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
      <MailLanguage label={t('onBehalf.language')} hint={t('onBehalf.languageHint')} chosen={data.language} />
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
  return <Message live tone="danger" title={t(`onBehalf.${of}Title`)} text={t(`onBehalf.${of}Text`)} />
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

/** The inputs are uncontrolled: no script runs on this page. */
function nothing() {}
