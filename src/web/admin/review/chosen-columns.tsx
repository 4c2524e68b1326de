import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { useDesk } from './desk-context.ts'

/** What a list can show besides the name, in this order. */
export const columnNames = [
  'reference',
  'country',
  'areas',
  'languages',
  'locale',
  'status',
  'assignee',
  'tags',
  'submitted',
  'updated',
] as const

export type ColumnName = (typeof columnNames)[number]

const first: readonly ColumnName[] = ['country', 'areas', 'status', 'assignee', 'submitted']
const place = 'aster.desk.columns'

export function useColumns(): [readonly ColumnName[], (chosen: readonly ColumnName[]) => void] {
  const [chosen, setChosen] = useState(readColumns)
  const choose = (columns: readonly ColumnName[]) => {
    setChosen(columns)
    try {
      localStorage.setItem(place, columns.join(' '))
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  }
  return [chosen, choose]
}

export function readColumns(): readonly ColumnName[] {
  try {
    const kept = localStorage.getItem(place)?.split(' ')
    return kept ? columnNames.filter((name) => kept.includes(name)) : first
  } catch {
    return first
  }
}

type Props = { chosen: readonly ColumnName[]; onChoose: (chosen: readonly ColumnName[]) => void }

/** Closed by Escape, and by a press anywhere else. */
export function ColumnChoice({ chosen, onChoose }: Props) {
  const { t } = useDesk()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return (
    <details
      className="desk-more desk-wide"
      ref={details}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="btn btn--quiet btn--sm">{t('desk.columns')}</summary>
      <fieldset className="desk-columns" aria-label={t('desk.columns')}>
        <ColumnBoxes
          columns={columnNames.map((name) => ({ name, label: t(`desk.column_${name}`) }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      </fieldset>
    </details>
  )
}

export type BoxesProps<Name> = {
  columns: readonly { name: Name; label: string }[]
  chosen: readonly Name[]
  onChoose: (chosen: Name[]) => void
}

/** One checkbox per column; the chosen ones keep the order of the columns. */
export function ColumnBoxes<Name extends string>({ columns, chosen, onChoose }: BoxesProps<Name>) {
  const names = columns.map(({ name }) => name)
  return columns.map(({ name, label }) => (
    <Checkbox
      key={name}
      checked={chosen.includes(name)}
      onChange={({ currentTarget: { checked } }) =>
        onChoose(names.filter((one) => (one === name ? checked : chosen.includes(one))))
      }
    >
      {label}
    </Checkbox>
  ))
}
