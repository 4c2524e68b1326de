import { useState } from 'react'
import { FieldGroup } from '../../../src/web/ui/field/field.tsx'
import { MultiSelect } from '../../../src/web/ui/multi-select/multi-select.tsx'

const options = [
  { value: 'ci', label: 'Côte d’Ivoire', group: 'Africa' },
  { value: 'gh', label: 'Ghana', group: 'Africa', flag: '/flags/GH.svg' },
  { value: 'gn', label: 'Guinea', group: 'Africa' },
  { value: 'ro', label: 'Romania', group: 'Europe' },
]

type Props = { max?: number; other?: string; start?: string[] }

/** A question with four countries to choose from. */
export function Countries({ max, other, start = ['gh'] }: Props) {
  const [value, setValue] = useState(start)
  return (
    <FieldGroup id="countries" label="Countries">
      {(control) => (
        <MultiSelect
          control={{ ...control, id: 'countries-add' }}
          name="countries"
          options={options}
          value={value}
          onChange={setValue}
          max={max}
          other={other}
          labels={{
            add: 'Type a country',
            none: 'Nothing matches.',
            full: 'That is the most.',
            remove: (name) => `Remove ${name}`,
            selected: (count) => `${count} selected`,
            kept: (names) => `${names.length} selected: ${names.join(', ')}`,
            added: (name) => `${name} added.`,
            removed: (name) => `${name} removed.`,
            matches: (count) => `${count} matches`,
            left: (text) => `${text} is not in the list.`,
            orOther: (name) => `Or choose ${name}.`,
          }}
        />
      )}
    </FieldGroup>
  )
}
