import { Field, type FieldText } from '../../ui/field/field.tsx'
import { SearchInput } from '../../ui/filters/filters.tsx'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import { DayInput } from '../forms/day-input.tsx'

type FieldProps = Omit<FieldText, 'id'> & { name: string; value: string | undefined }

export function SearchField({ name, value, ...text }: FieldProps) {
  return (
    <Field id={name} {...text}>
      {(control) => <SearchInput {...control} name={name} defaultValue={value} maxLength={200} />}
    </Field>
  )
}

export function DayField({ name, value = '', ...text }: FieldProps) {
  return (
    <Field id={name} {...text}>
      {(control) => <DayInput {...control} name={name} defaultValue={value} />}
    </Field>
  )
}

type SelectProps = FieldProps & { placeholder?: string; options: readonly SelectOption[] }

export function SelectField({ name, value = '', placeholder, options, ...text }: SelectProps) {
  const choice = { name, defaultValue: value, placeholder, options }
  return (
    <Field id={name} {...text}>
      {(control) => <Select {...control} {...choice} />}
    </Field>
  )
}
