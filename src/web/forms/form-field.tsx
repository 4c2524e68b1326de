import type { FieldOf } from '../../domain/forms/engine/field.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { errorText, labelOf } from '../../domain/forms/engine/wording.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldCode } from '../../domain/refusals.ts'
import { Field } from '../ui/field/field.tsx'
import { TextArea } from '../ui/text-area/text-area.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'

type TypedField = FieldOf<'text' | 'longText' | 'email' | 'phone'>

type Props<Name extends string> = {
  form: Form<Readonly<Record<Name, TypedField>>>
  name: Name
  t: Translate
  given: string | undefined
  code: FieldCode | undefined
  /** The language of the input, if it is not that of the page. */
  mark?: { lang: string; dir: 'ltr' | 'rtl' }
  /** Overrides the word for 'optional' where a field is required in some states only. */
  optional?: string
  /** Overrides the sentence of the definition. */
  error?: string | undefined
}

const looks = {
  text: {},
  email: { type: 'email', dir: 'ltr', spellCheck: false },
  phone: { type: 'tel', dir: 'ltr' },
} as const

/** One question, drawn from its definition. React does not own the text: what is typed before hydration stays. */
export function FormField<Name extends string>({ form, name, t, given, code, mark, ...props }: Props<Name>) {
  const field = form.fields[name]
  const { optional = field.required ? undefined : t('forms.optional') } = props
  const typed = {
    name,
    defaultValue: given,
    autoComplete: field.autocomplete,
    'aria-required': field.required,
    ...mark,
  }
  return (
    <Field
      id={name}
      label={labelOf(form, name, t)}
      optional={optional}
      hint={field.hint && t(field.hint)}
      error={props.error ?? (code && errorText(form, name, code, t))}
    >
      {(control) =>
        field.kind === 'longText' ? (
          <TextArea {...control} {...typed} rows={field.rows[0]} />
        ) : (
          <TextInput {...control} {...typed} {...looks[field.kind]} />
        )
      }
    </Field>
  )
}
