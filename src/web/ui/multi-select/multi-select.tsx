import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Chip } from '../chip/chip.tsx'
import type { ControlProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkboxes, moveFocus } from './list-keys.ts'
import { OptionList } from './option-list.tsx'
import { matching, type Option } from './options.ts'

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
