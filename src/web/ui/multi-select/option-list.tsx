import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { grouped, type Option } from './options.ts'

type OptionListProps = {
  id: string
  label: string
  name: string
  options: readonly Option[]
  shown: readonly Option[]
  value: readonly string[]
  full: boolean
  note?: string
  invalid?: true
  /** Hydrated, it is the list of a combobox; before that, native checkboxes. */
  alive: boolean
  onToggle: (option: Option) => void
}

/** Options that do not match stay in the form, hidden: what is checked must still be sent. */
export function OptionList(props: OptionListProps) {
  const { id, label, name, options, shown, value, full, note, invalid, alive, onToggle } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while the pointer chooses.
    <div className="combo__list" tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {note && <p className="combo__note">{note}</p>}
      <div id={id} {...(alive && { role: 'listbox', 'aria-label': label, 'aria-multiselectable': true })}>
        {grouped(options).map(([group, members]) => (
          <div
            key={group}
            {...(group && { role: 'group', 'aria-label': group })}
            hidden={!members.some((option) => shown.includes(option))}
          >
            {group && (
              <p className="combo__group" aria-hidden="true">
                {group}
              </p>
            )}
            {members.map((option) => {
              const checked = value.includes(option.value)
              return (
                <label key={option.value} className="combo__option" hidden={!shown.includes(option)}>
                  <input
                    type="checkbox"
                    name={name}
                    value={option.value}
                    checked={checked}
                    aria-disabled={(full && !checked) || undefined}
                    // Tab leaves the list: the arrow keys move within it.
                    {...(alive
                      ? { role: 'option', 'aria-selected': checked, tabIndex: -1 }
                      : { 'aria-invalid': invalid })}
                    onChange={() => onToggle(option)}
                  />
                  {option.flag && <Flag src={option.flag} />}
                  <span>{option.label}</span>
                  <Icon name="check" />
                </label>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
