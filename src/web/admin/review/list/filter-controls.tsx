import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { SearchInput } from '../../../ui/filters/filters.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useDesk } from '../desk-context.ts'
import type { ManyOf } from '../list-address.ts'

type FilterSelectProps = Pick<ComponentProps<typeof Select>, 'value' | 'placeholder' | 'options'> & {
  name: Exclude<ManyOf, 'tag' | 'status'> | 'assignee' | 'information' | 'unchanged' | 'sort'
  /** The label of the filter, if the kind of list has its own. */
  label?: string | undefined
  /** Shows its name as the first option, since it never shows a value; this saves a line. */
  isNamed?: boolean
  onChoose: (value: string) => void
}

export function FilterSelect({ name, isNamed, placeholder, onChoose, ...props }: FilterSelectProps) {
  const { t } = useDesk()
  const { label = t(name === 'sort' ? 'desk.sort' : `desk.filter_${name}`), ...select } = props
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onChoose(currentTarget.value)
  return (
    <Field id={`filter-${name}`} label={isNamed ? <span className="vh">{label}</span> : label}>
      {(control) => (
        <Select {...control} {...select} placeholder={isNamed ? label : placeholder} onChange={onChange} />
      )}
    </Field>
  )
}

type TypedProps = { value: string; onPause: (typed: string) => void }

export function SearchField({ value, onPause }: TypedProps) {
  const { t } = useDesk()
  const [typed, type] = useTyped(value, onPause)
  return (
    <Field id="search" label={<span className="vh">{t('desk.search')}</span>}>
      {(control) => (
        <SearchInput
          {...control}
          placeholder={t('desk.searchHint')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return
            // Escape would empty the field; both keys leave it for the rows.
            event.preventDefault()
            event.currentTarget.blur()
          }}
        />
      )}
    </Field>
  )
}

export function DayField({ name, value, onPause }: TypedProps & { name: 'from' | 'to' }) {
  const { t } = useDesk()
  // A date input pads a year with zeros while it is typed: 0002, 0020 and 0202 before 2026.
  const [typed, type] = useTyped(value, (day) => (day === '' || day > '1900') && onPause(day))
  return (
    <Field id={`filter-${name}`} label={t(`desk.filter_${name}`)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
    </Field>
  )
}

const debounceMilliseconds = 300

/**
 * A debounced text input. Its own echoed value never overwrites newer input; a value from elsewhere, such as the Back
 * button, does.
 */
export function useTyped(value: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const told = useRef(value)
  const tell = useRef(onPause)
  tell.current = onPause
  if (known !== value) {
    setKnown(value)
    if (value !== told.current) setTyped(value)
  }
  useEffect(() => {
    const next = typed.trim()
    if (next === value) return
    const timer = setTimeout(() => {
      told.current = next
      tell.current(next)
    }, debounceMilliseconds)
    return () => clearTimeout(timer)
  }, [typed, value])
  return [typed, setTyped] as const
}
