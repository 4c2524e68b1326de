import type { FieldText } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { LimitedField } from './limited-field.tsx'

type Props = FieldText & {
  value: string
  onType: (text: string) => void
  rows?: number
  required?: boolean
  max?: number
  /** The language of the text, if it is not that of the page. */
  written?: { lang: string; dir: 'auto' }
}

export function LongTextField({ value, onType, rows = 3, required, max = 5000, written, ...text }: Props) {
  return (
    <LimitedField value={value} max={max} {...text}>
      {(control) => (
        <TextArea
          {...control}
          {...written}
          required={required}
          rows={rows}
          value={value}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </LimitedField>
  )
}
