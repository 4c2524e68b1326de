import { useState } from 'react'

/** What a list can show besides the name, in this order. */
export const columnNames = [
  'reference',
  'country',
  'areas',
  'languages',
  'status',
  'assignee',
  'tags',
  'submitted',
  'updated',
] as const

export type ColumnName = (typeof columnNames)[number]

const first: readonly ColumnName[] = ['country', 'areas', 'status', 'assignee', 'submitted']
const place = 'aster.desk.columns'

/** Chosen columns, stored on the device. */
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
