import { Fragment } from 'react'
import { contentKinds } from '../../../domain/content/content-kinds.ts'
import type { Field as AnyField, FieldOf } from '../../../domain/forms/engine/field.ts'
import type { Form as FormOf } from '../../../domain/forms/engine/form.ts'
import { labelOf, summaryText } from '../../../domain/forms/engine/wording.ts'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { localPath } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { FormField } from '../../forms/form-field.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Form, FormActions, FormSection } from '../../ui/form/form.tsx'
import { Select } from '../../ui/select/select.tsx'
import { type ContentFormProps, editPath } from './editor.ts'
import { contentError, neededWhen } from './field-wording.ts'
import { PictureField } from './picture-field.tsx'
import { PlanFields } from './plan-fields.tsx'
import { ProseField } from './rich-text/prose-field.tsx'
import { SaveButtons } from './save-buttons.tsx'

/** One form for all kinds of content, drawn from the definition of the kind. */
export function ContentForm(props: ContentFormProps) {
  const { t, locale, csrfToken, data } = props
  const { kind, kept, version, errors, picture, given } = data
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
              : `${labelOf(form, name, t)}: ${contentError({ form, name, code, given, t })}`,
          }))}
        />
      )}
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="version" value={version} />
      {picture && <input type="hidden" name="picture_key" value={picture.key} />}
      {form.steps.map(({ id, title, lede, asks }, at) => (
        // The page's own heading stands above the first.
        <FormSection key={id} {...(at > 0 && { id, title: t(title), ...(lede && { hint: t(lede) }) })}>
          {asks.map((name) => (
            <Fragment key={name}>
              {name === 'image_alt' && <PictureField {...props} />}
              <Question name={name} {...props} />
            </Fragment>
          ))}
        </FormSection>
      ))}
      <PlanFields {...props} />
      <FormActions>
        <SaveButtons t={t} isPublished={isPublished} />
        <LinkButton variant="quiet" href={localPath(locale, paths.adminContent())}>
          {t('writing.back')}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

/** Fields that no definition of a kind has. */
const isOwn = (name: string) => name === 'picture' || name === 'publish_at' || name === 'unpublish_at'

function Question({ name, ...props }: ContentFormProps & { name: string }) {
  const { t, data } = props
  const { form, prose } = contentKinds[data.kind]
  const field = form.fields[name]
  const code = data.errors[name]
  const given = String(data.given[name] ?? '')
  const label = labelOf(form, name, t)
  const error = code && contentError({ form, name, code, given: data.given, t })
  const optional = neededWhen(data.kind, name, t)
  const options = field && offered(name, field, props)
  if (field && options) {
    const select = { name, options, placeholder: t('wizard.chooseOne'), defaultValue: given }
    const isRequired = field.required
    return (
      <Field id={name} hint={field.hint && t(field.hint)} {...{ label, error, optional }}>
        {(control) => <Select {...control} {...select} aria-required={isRequired} />}
      </Field>
    )
  }
  if (field?.kind === 'longText' && name === prose) {
    const hint = field.hint && t(field.hint)
    return <ProseField id={name} rows={field.rows[0]} {...{ label, optional, hint, error, given, t }} />
  }
  const typed = form as FormOf<Readonly<Record<string, FieldOf<'text' | 'longText'>>>>
  return <FormField form={typed} {...{ name, t, given, code, optional, error }} />
}

/** What is chosen from a list; undefined for what is typed. */
function offered(name: string, field: AnyField, { t, data }: ContentFormProps) {
  if (data.kind === 'story' && name === 'expert')
    return data.experts.map(({ slug, title, is_sample }) => ({
      value: slug,
      label: is_sample ? t('writing.sampleOf', { title }) : title,
    }))
  if (field.kind === 'country') return field.list.map(({ label }) => ({ value: label, label }))
  if (field.kind !== 'choice') return undefined
  return field.list.items.map(({ id, label }) => ({ value: String(id), label: t(label) }))
}
