import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { fieldText, type InputProps, textOf } from './question.ts'

const looks = {
  text: {},
  email: { type: 'email', dir: 'ltr', spellCheck: false },
  phone: { type: 'tel', dir: 'ltr' },
  // Not type=number: that loses what it cannot read, and turns with the wheel.
  number: { inputMode: 'numeric' },
  year: { inputMode: 'numeric' },
} as const

export function TypedInput(question: InputProps<keyof typeof looks>) {
  const { field, name, t, answers, onChange } = question
  return (
    <Field {...fieldText(question)}>
      {(control) => (
        <TextInput
          {...control}
          {...looks[field.kind]}
          name={name}
          value={textOf(answers[name])}
          autoComplete={field.autocomplete}
          placeholder={field.placeholder && t(field.placeholder)}
          aria-required={field.required}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}

export function LongTextInput(question: InputProps<'longText'>) {
  const { field, name, t, answers, onChange } = question
  const { suggestedWords: max } = field
  return (
    <Field {...fieldText(question)}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={field.rows[0]}
          value={textOf(answers[name])}
          autoComplete={field.autocomplete}
          placeholder={field.placeholder && t(field.placeholder)}
          aria-required={field.required}
          countText={max ? (count) => t('kit.wordCount', { count, max }) : undefined}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}
