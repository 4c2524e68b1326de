import { expect, test } from 'vitest'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import { columnNames } from '../../../../domain/review/list-columns.ts'
import { columnsOf } from '../../../../services/review/export-applications.ts'
import { sheetColumns } from './sheet-columns.ts'

test.each(applicationKinds)('every column of the list of %ss exists in its sheet', (kind) => {
  const known = columnsOf(kind).map(({ name }) => name)
  const columns = sheetColumns(kind, columnNames)
  expect(columns.filter((name) => !known.includes(name))).toEqual([])
  expect(new Set(columns).size).toBe(columns.length)
})

test('a sheet has the name, then the chosen columns of the list', () => {
  expect(sheetColumns('expert', ['updated', 'areas'])).toEqual([
    'name',
    'surname',
    'specialty_ids',
    'updated_at',
  ])
  expect(sheetColumns('hospital', [])).toEqual(['name'])
})
