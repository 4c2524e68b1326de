import { useState } from 'react'
import {
  type ColumnName,
  columnNames,
  type Density,
  densities,
} from '../../../../domain/review/list-columns.ts'
import type { Look } from '../list-address.ts'

const first: readonly ColumnName[] = ['country', 'areas', 'status', 'assignee', 'submitted']
const places = { columns: 'aster.desk.columns', density: 'aster.desk.density' } as const

export type Display = { columns: readonly ColumnName[]; density: Density }

/** Columns and density of a list: from the saved view in the address, else from the choice on this device. */
export function useDisplay(look: Look, setLook: (change: Look) => void) {
  const [kept, setKept] = useState(readDisplay)
  const choose = (change: Partial<Display>) => {
    if (look.view) return setLook(change)
    setKept({ ...kept, ...change })
    try {
      if (change.columns) localStorage.setItem(places.columns, change.columns.join(' '))
      if (change.density) localStorage.setItem(places.density, change.density)
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  }
  return { columns: look.columns ?? kept.columns, density: look.density ?? kept.density, choose }
}

export function readDisplay(): Display {
  try {
    const columns = localStorage.getItem(places.columns)?.split(' ')
    const density = localStorage.getItem(places.density)
    return {
      columns: columns ? columnNames.filter((name) => columns.includes(name)) : first,
      density: densities.find((one) => one === density) ?? 'comfortable',
    }
  } catch {
    return { columns: first, density: 'comfortable' }
  }
}
