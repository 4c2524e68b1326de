import { Radio } from '../checkbox/checkbox.tsx'
import { FieldGroup, type FieldText } from '../field/field.tsx'

type RadioGroupProps = FieldText & {
  required?: boolean | undefined
  name: string
  options: readonly { value: string; label: string }[]
  value: string | null
  onChange: (value: string) => void
}

export function RadioGroup({ name, options, value, onChange, ...field }: RadioGroupProps) {
  return (
    <FieldGroup {...field} radios>
      <div>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </FieldGroup>
  )
}
