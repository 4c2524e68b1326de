import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Chip } from '../chip/chip.tsx'
import { type ControlProps, ErrorText } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useHeldPlace, usePressOutside } from './leave-by-touch.ts'
import { checkboxes, moveFocus, showFocused } from './list-keys.ts'
import { OptionList } from './option-list.tsx'
import { matching, named, type Option } from './options.ts'

type MultiSelectProps = {
  control: ControlProps
  name: string
  options: readonly Option[]
  value: readonly string[]
  /** `typedForOther` is what was typed before `other` was chosen. */
  onChange: (value: string[], typedForOther?: string) => void
  /** The most choices; a further one is refused, and `labels.full` says why. */
  max?: number
  /** The option for what is not in the list, or the name of the control below the list for it. */
  other?: string | undefined
  otherName?: string | undefined
  labels: {
    add: string
    none: string
    full?: string
    remove: (option: string) => string
    selected: (count: number) => string
    /** Shown before a script can draw the choices. */
    kept: (options: readonly string[]) => string
    added: (option: string) => string
    removed: (option: string) => string
    matches: (count: number) => string
    /** The message about text that was left in the field. */
    left: (text: string) => string
    /** Names the option for what is not in the list. */
    orOther?: (option: string) => string
  }
}

/** Native checkboxes in a list that opens under chips. Once hydrated, typing filters it; before, it just opens. */
export function MultiSelect(props: MultiSelectProps) {
  const { control, name, options, value, onChange, max, other, otherName, labels } = props
  const [alive, setAlive] = useState(false)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [done, setDone] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const holdInPlace = useHeldPlace()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    startTransition(() => setAlive(true))
    setOpen(list.current?.open ?? false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed filters the list
  useLayoutEffect(() => showFocused(list.current), [typed])

  const chosen = value.flatMap((one) => options.find((option) => option.value === one) ?? [])
  const full = max !== undefined && chosen.length >= max
  const found = matching(options, typed)
  const forOthers = options.filter((option) => option.value === other)
  const shown = found.length > 0 ? found : forOthers
  const nameOfOther = forOthers[0]?.label ?? otherName
  const orOther = nameOfOther && labels.orOther ? [labels.orOther(nameOfOther)] : []
  const none = [labels.none, ...orOther].join(' ')
  const isLeft = typed !== '' && !open
  const left = isLeft ? [labels.left(typed.trim()), ...orOther].join(' ') : undefined
  const leftId = `${control.id}-left`

  const toggle = (option: Option) => {
    setTyped('')
    const isChosen = value.includes(option.value)
    if (!isChosen && full) return setDone(labels.full)
    setDone((isChosen ? labels.removed : labels.added)(option.label))
    if (isChosen) return onChange(value.filter((one) => one !== option.value))
    const isForOther = option.value === other && found.length === 0
    onChange([...value, option.value], isForOther ? typed.trim() : undefined)
  }
  /** Selects an option whose name was typed in full; other text stays, with a message that it does not count. */
  const leave = () => {
    // A slow phone takes the focus away after the press has closed the list; what was said then stays.
    if (!open && typed === '') return
    setOpen(false)
    setDone(undefined)
    const meant = named(options, typed)
    if (meant && !value.includes(meant.value)) toggle(meant)
    else if (meant || typed.trim() === '') setTyped('')
  }
  usePressOutside(root, alive && open, leave)
  const typing = (event: KeyboardEvent) => {
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && typed === '' && last) toggle(last)
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (typed !== '' && found[0]) toggle(found[0])
  }
  const moving = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (open || typed !== '')) {
      event.stopPropagation()
      setOpen(false)
      setTyped('')
      input.current?.focus()
      return
    }
    // A closed list cannot take the focus, so it opens before the focus moves.
    if (list.current && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) list.current.open = true
    if (root.current && moveFocus(event, checkboxes(root.current), input.current)) event.preventDefault()
  }
  const count = labels.selected(chosen.length)
  const isRefused = done !== undefined && done === labels.full
  const matches = found.length > 0 ? labels.matches(found.length) : none
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the checkboxes inside.
    <div
      className="combo"
      ref={root}
      onKeyDown={moving}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!alive || currentTarget.contains(relatedTarget)) return
        holdInPlace(relatedTarget)
        leave()
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers only; keys open and close the list as well. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div
        className="combo__box control"
        onMouseDown={(event) => alive && isBesideInput(event) && event.preventDefault()}
        onClick={(event) => {
          if (!alive || !isBesideInput(event)) return
          input.current?.focus()
          setOpen(!open)
        }}
      >
        {chosen.map((option) => (
          <Chip
            key={option.value}
            label={option.label}
            flag={option.flag}
            removeLabel={labels.remove(option.label)}
            onRemove={() => {
              toggle(option)
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
            role="combobox"
            autoComplete="off"
            aria-label={labels.add}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${control.id}-list`}
            aria-describedby={
              [control['aria-describedby'], left && leftId].filter(Boolean).join(' ') || undefined
            }
            placeholder={labels.add}
            size={labels.add.length}
            value={typed}
            data-left={isLeft || undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setDone(undefined)
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
            id={`${control.id}-list`}
            label={labels.add}
            name={name}
            options={options}
            shown={shown}
            value={value}
            full={full}
            note={found.length === 0 ? none : full ? labels.full : undefined}
            invalid={control['aria-invalid']}
            alive={alive}
            onToggle={toggle}
          />
        </details>
      </div>
      {!alive && chosen.length > 0 && (
        <p className="combo__kept hint">{labels.kept(chosen.map(({ label }) => label))}</p>
      )}
      {left && <ErrorText id={leftId}>{left}</ErrorText>}
      <p className="vh" role="status">
        {alive &&
          (left ?? (typed ? matches : isRefused ? labels.full : [done, count].filter(Boolean).join(' ')))}
      </p>
    </div>
  )
}

/** Whether the chevron or the space beside the chips was pressed, which closes a list that covers other fields. */
const isBesideInput = ({ target, currentTarget }: MouseEvent) => target === currentTarget
