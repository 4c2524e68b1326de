import { nameOfLanguage } from '../../../domain/forms/engine/other-language.ts'
import { errorText, labelOf } from '../../../domain/forms/engine/wording.ts'
import { ErrorText } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { type InputProps, textOf } from './question.ts'

/** The text field in which the language 'Other' gets its name, where the form asks for one. */
export function OtherLanguageName({
  form,
  name: rows,
  t,
  answers,
  errors,
  onChange,
}: InputProps<'languageRows'>) {
  const [name, field] =
    Object.entries(form.fields).find(([, field]) => field.kind === 'otherLanguage' && field.of === rows) ?? []
  if (!name) return null
  const code = errors[name]
  return (
    <div className="field">
      <TextInput
        id={name}
        name={name}
        value={nameOfLanguage(textOf(answers[name]))}
        aria-label={labelOf(form, name, t)}
        placeholder={labelOf(form, name, t)}
        aria-required={field?.required}
        aria-invalid={code ? true : undefined}
        aria-describedby={code && `${name}-error`}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
      {code && <ErrorText id={`${name}-error`}>{errorText(form, name, code, t)}</ErrorText>}
    </div>
  )
}
