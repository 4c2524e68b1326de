import type { ChangeEvent } from 'react'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { fieldText, type InputProps, textOf } from './question.ts'
import { suggestedWords } from './suggested-words.ts'

const looks = {
  text: {},
  email: { type: 'email', dir: 'ltr', spellCheck: false },
  phone: { type: 'tel', dir: 'ltr' },
  // Not type=number, which drops invalid input and changes with the mouse wheel.
  number: { inputMode: 'numeric' },
  year: { inputMode: 'numeric' },
} as const

export function TypedInput(question: InputProps<keyof typeof looks | 'longText'>) {
  const { field, name, t, answers, onChange } = question
  const typed = {
    name,
    value: textOf(answers[name]),
    autoComplete: field.autocomplete,
    placeholder: field.placeholder && t(field.placeholder),
    'aria-required': field.required,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  }
  if (field.kind !== 'longText') {
    return (
      <Field {...fieldText(question)}>
        {(control) => <TextInput {...control} {...looks[field.kind]} {...typed} />}
      </Field>
    )
  }
  const words = suggestedWords(field, t)
  return (
    <Field {...fieldText(question)}>
      {(control) => <TextArea {...control} {...typed} rows={field.rows[0]} words={words} />}
    </Field>
  )
}
