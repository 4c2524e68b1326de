import type { SelectHTMLAttributes } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'

export type SelectOption = { value: string; label: string; flag?: string }

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children' | 'multiple'> & {
  options: readonly SelectOption[]
  placeholder?: string
}

/** A native list; the flag of the chosen country is drawn inside it. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const flag = options.find(({ value }) => value === rest.value)?.flag
  return (
    <div className={flag ? 'select select--flag' : 'select'}>
      {flag && <Flag src={flag} />}
      <select {...rest} className="control">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          // Where both are the same, the words alone say it: a list of countries is half as long.
          <option key={value} value={value === label ? undefined : value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  )
}
