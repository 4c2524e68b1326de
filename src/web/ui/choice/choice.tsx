import { FieldGroup, type FieldText } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

type Option = { value: string; title: string; text?: string; icon?: IconName }

type ChoicesProps = FieldText & {
  required?: boolean | undefined
  name: string
  options: readonly Option[]
  value: string | null
  /** Choosing the chosen card again clears the answer. */
  onChange: (value: string | null) => void
}

/** Radio cards: native radios, so the arrow keys move between them. */
export function Choices({ name, options, value, onChange, ...field }: ChoicesProps) {
  return (
    <FieldGroup {...field} radios>
      <div className="stack gap-3">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              className="tick"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onClick={() => option.value === value && onChange(null)}
              onKeyUp={(event) => {
                if (event.key !== ' ' || option.value !== value) return
                event.preventDefault() // once cleared, the browser would choose it again
                onChange(null)
              }}
            />
            <span className="choice__title">{option.title}</span>
            {option.icon && <Icon name={option.icon} large />}
            {option.text && <span className="choice__text">{option.text}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
