import type { ReactNode } from 'react'
import { contentKinds } from '../../../domain/content/content-kinds.ts'
import type { FieldOf } from '../../../domain/forms/engine/field.ts'
import type { Form as FormOf } from '../../../domain/forms/engine/form.ts'
import { errorText, labelOf, summaryText } from '../../../domain/forms/engine/wording.ts'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { optionsOf } from '../../../domain/lists/list.ts'
import { localPath } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { FormField } from '../../forms/form-field.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Form, FormActions, FormSection } from '../../ui/form/form.tsx'
import { Select } from '../../ui/select/select.tsx'
import { type ContentFormProps, editPath } from './editor.ts'
import { PictureField } from './picture-field.tsx'
import { PlanFields } from './plan-fields.tsx'
import { ProseField } from './rich-text/prose-field.tsx'

/** One form for whatever editors write, drawn from its definition. */
export function ContentForm(props: ContentFormProps) {
  const { t, locale, csrfToken, data } = props
  const { kind, kept, version, errors, picture } = data
  const { form } = contentKinds[kind]
  const wrong = Object.entries(errors)
  const isPublished = kept?.status === 'published'
  return (
    <Form method="post" action={localPath(locale, editPath(kind, kept?.id))} encType="multipart/form-data">
      {wrong.length > 0 && (
        <ErrorSummary
          title={summaryText(form, errors, t)}
          items={wrong.map(([name, code]) => ({
            href: `#${name}`,
            text: isOwn(name)
              ? `${t(`writing.${name}`)}: ${fieldError(t, code)}`
              : `${labelOf(form, name, t)}: ${errorText(form, name, code, t)}`,
          }))}
        />
      )}
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="version" value={version} />
      {picture && <input type="hidden" name="picture_key" value={picture} />}
      <FormSection>
        {form.steps.flatMap(({ asks }) =>
          asks.map((name) => (
            <Question key={name} name={name} {...props}>
              {name === 'image_alt' && <PictureField {...props} />}
            </Question>
          )),
        )}
      </FormSection>
      <PlanFields {...props} />
      <FormActions>
        <div className="row">
          {!isPublished && (
            <Button type="submit" name="_action" value="publish" variant="go">
              {t('writing.savePublish')}
            </Button>
          )}
          <Button type="submit" name="_action" value="save" variant={isPublished ? 'go' : 'secondary'}>
            {t(isPublished ? 'writing.save' : 'writing.saveDraft')}
          </Button>
        </div>
        <LinkButton variant="quiet" href={localPath(locale, paths.adminContent())}>
          {t('writing.back')}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

/** What the page asks besides the form of the kind. */
const isOwn = (name: string) => name === 'picture' || name === 'publish_at' || name === 'unpublish_at'

function Question({ name, children, ...props }: ContentFormProps & { name: string; children: ReactNode }) {
  const { kind, given, errors } = props.data
  const { form, prose } = contentKinds[kind]
  const field = form.fields[name]
  const typed = form as FormOf<Readonly<Record<string, FieldOf<'text' | 'longText'>>>>
  return (
    <>
      {children}
      {field?.kind === 'choice' ? (
        <Choice {...props} name={name} field={field} />
      ) : name === prose ? (
        <Prose {...props} name={name} field={typed.fields[name] as FieldOf<'longText'>} />
      ) : (
        <FormField
          form={typed}
          name={name}
          t={props.t}
          given={given[name] as string | undefined}
          code={errors[name]}
        />
      )}
    </>
  )
}

function Prose({ name, field, t, data }: ContentFormProps & { name: string; field: FieldOf<'longText'> }) {
  const { form } = contentKinds[data.kind]
  const code = data.errors[name]
  return (
    <ProseField
      id={name}
      label={labelOf(form, name, t)}
      hint={field.hint && t(field.hint)}
      rows={field.rows[0]}
      given={String(data.given[name] ?? '')}
      t={t}
      {...(code && { error: errorText(form, name, code, t) })}
    />
  )
}

function Choice({
  name,
  field,
  t,
  locale,
  data,
}: ContentFormProps & { name: string; field: FieldOf<'choice'> }) {
  const { form } = contentKinds[data.kind]
  const code = data.errors[name]
  return (
    <Field id={name} label={labelOf(form, name, t)} error={code && errorText(form, name, code, t)}>
      {(control) => (
        <Select
          {...control}
          name={name}
          options={optionsOf(field.list, t, locale).map(({ id, label }) => ({ value: String(id), label }))}
          placeholder={t('wizard.chooseOne')}
          defaultValue={String(data.given[name] ?? '')}
        />
      )}
    </Field>
  )
}
