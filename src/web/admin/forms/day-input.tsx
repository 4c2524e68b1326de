import type { ControlProps } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** A text input, since a date input would hide invalid input. */
export function DayInput({ defaultValue, ...rest }: ControlProps & { name: string; defaultValue: string }) {
  const type = /^(\d{4}-\d\d-\d\d)?$/.test(defaultValue) && !rest['aria-invalid'] ? 'date' : 'text'
  return <TextInput {...rest} type={type} defaultValue={defaultValue} />
}
