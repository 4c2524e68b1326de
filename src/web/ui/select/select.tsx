import { type SelectHTMLAttributes, useEffect, useState } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'

/** `code` is that of a country, whose flag the list shows. */
export type SelectOption = { value: string; label: string; code?: string; flag?: string }

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children' | 'multiple'> & {
  options: readonly SelectOption[]
  placeholder?: string
}

/** A native list; the flag of the chosen country is drawn inside it, those of the others stand in the open list. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  // Not in the markup, where 200 flags would cost a slow line more than they tell.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const flag = options.find(({ value }) => value === rest.value)?.flag
  return (
    <div className={flag ? 'select select--flag' : 'select'}>
      {flag && <Flag src={flag} />}
      <select {...rest} className="control">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, code }) => (
          // Where both are the same, the words alone say it: a list of countries is half as long.
          <option key={value} value={value === label && !(alive && code) ? undefined : value}>
            {alive && code ? `${label} ${emojiOf(code)}` : label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  )
}

/** A native list shows no pictures; after the name, where typing the first letters still finds it. */
function emojiOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => firstIndicator + letter.charCodeAt(0)))
}

/** The regional indicators stand in the order of the letters, A at U+1F1E6. */
const firstIndicator = 0x1f1e6 - 65
