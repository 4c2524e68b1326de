import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Chip } from '../chip/chip.tsx'
import type { ControlProps } from '../field/field.tsx'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkboxes, moveFocus } from './list-keys.ts'
import { grouped, matching, type Option } from './options.ts'

type MultiSelectProps = {
  control: ControlProps
  name: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** When so many are chosen, another one is not taken and `labels.full` says why. */
  max?: number
  labels: {
    add: string
    none: string
    full?: string
    remove: (option: string) => string
    selected: (count: number) => string
  }
}

/** Native checkboxes in a list that opens under chips. Alive, it is filtered by typing; before that it simply opens. */
export function MultiSelect({ control, name, options, value, onChange, max, labels }: MultiSelectProps) {
  const [alive, setAlive] = useState(false)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    setAlive(true)
    setOpen(list.current?.open ?? false)
  }, [])

  const full = max !== undefined && value.length >= max
  const shown = matching(options, typed)
  const toggle = (option: string) => {
    setRefused(full && !value.includes(option))
    if (value.includes(option)) onChange(value.filter((other) => other !== option))
    else if (!full) onChange([...value, option])
  }
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const typing = (event: KeyboardEvent) => {
    const last = value.at(-1)
    const first = shown[0]
    if (event.key === 'Backspace' && typed === '' && last !== undefined) toggle(last)
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (typed !== '' && first) toggle(first.value)
    setTyped('')
  }
  const moving = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
      input.current?.focus()
      return
    }
    // Nothing in a closed list can take the focus, so it opens before the focus moves.
    if (list.current && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) list.current.open = true
    if (root.current && moveFocus(event, checkboxes(root.current), input.current)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the checkboxes inside.
    <div
      className="combo"
      ref={root}
      onKeyDown={moving}
      onBlur={(event) => alive && !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <div className="combo__box control">
        {value
          .flatMap((chosen) => options.find((option) => option.value === chosen) ?? [])
          .map((option) => (
            <Chip
              key={option.value}
              label={option.label}
              flag={option.flag}
              removeLabel={labels.remove(option.label)}
              onRemove={() => {
                toggle(option.value)
                input.current?.focus()
              }}
            />
          ))}
        {alive && (
          <input
            {...control}
            ref={input}
            className="combo__input"
            type="text"
            autoComplete="off"
            aria-label={labels.add}
            placeholder={labels.add}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setOpen(true)
            }}
            onClick={() => setOpen(true)}
            onKeyDown={typing}
          />
        )}
        <Icon name="chevron" />
        <details ref={list} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary hidden={alive} id={alive ? undefined : control.id}>
            {labels.add}
          </summary>
          <OptionList
            name={name}
            options={options}
            shown={shown}
            value={value}
            full={full}
            note={shown.length === 0 ? labels.none : full ? labels.full : undefined}
            invalid={control['aria-invalid']}
            onToggle={toggle}
          />
        </details>
      </div>
      <p className="vh" role="status">
        {alive && (isRefused ? labels.full : labels.selected(value.length))}
      </p>
    </div>
  )
}

type OptionListProps = {
  name: string
  options: readonly Option[]
  shown: readonly Option[]
  value: readonly string[]
  full: boolean
  note?: string
  invalid?: true
  onToggle: (option: string) => void
}

/** Options that do not match stay in the form, hidden: what is checked must still be sent. */
function OptionList({ name, options, shown, value, full, note, invalid, onToggle }: OptionListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while the pointer chooses.
    <div className="combo__list" onMouseDown={(event) => event.preventDefault()}>
      {note && <p className="combo__note">{note}</p>}
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
                  aria-invalid={invalid}
                  onChange={() => onToggle(option.value)}
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
  )
}
