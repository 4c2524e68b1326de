import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/components/mount.ts'
import { type Column, DataTable, RowTitle } from './data-table.tsx'

type Row = { id: string; name: string; days: number }

const rows: Row[] = [
  { id: '1', name: 'Dr Verbena', days: 2 },
  { id: '2', name: 'Dr Tamarind', days: 5 },
]

function table(sorted = vi.fn()) {
  const columns: Column<Row>[] = [
    {
      id: 'name',
      label: 'Applicant',
      cell: ({ id, name }) => (
        <RowTitle href={`#${id}`} title={name} text="Nursing" narrowText="Expert, Ireland." />
      ),
    },
    { id: 'type', label: 'Type', kind: 'wide', cell: () => 'Expert' },
    { id: 'days', label: 'In status', kind: 'number', sortable: true, cell: ({ days }) => `${days} days` },
  ]
  return mount(
    <DataTable
      caption="Applications"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      selected="1"
      sort={{ column: 'days', direction: 'descending' }}
      onSort={sorted}
    />,
  ).page
}

test('the first cell of a row is its header, and the selected row is marked', () => {
  const page = table()
  expect(findAll(page, 'tbody th[scope=row] a').map(({ textContent }) => textContent)).toEqual([
    'Dr Verbena',
    'Dr Tamarind',
  ])
  expect(find(page, '[data-selected] a').textContent).toBe('Dr Verbena')
})

test('figures keep their labels in the card layout', () => {
  expect(findAll(table(), 'td.number').map(({ dataset }) => dataset.label)).toEqual([
    'In status',
    'In status',
  ])
})

test('the sorted column has aria-sort, and its button changes the order', () => {
  const sorted = vi.fn()
  const page = table(sorted)
  expect(find(page, 'th[aria-sort]').getAttribute('aria-sort')).toBe('descending')
  click(find(page, 'thead button'))
  expect(sorted).toHaveBeenCalledWith('days')
})

test('rows can be selected one by one or all at once', () => {
  const picked = vi.fn()
  const columns: Column<Row>[] = [{ id: 'name', label: 'Applicant', cell: ({ name }) => name }]
  const picking = { onPick: picked, labelOf: ({ name }: Row) => `Pick ${name}`, labelOfAll: 'Pick all' }
  const draw = (now: readonly string[]) => (
    <DataTable
      caption="Applications"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      picking={{ ...picking, picked: now }}
    />
  )
  const { page, show } = mount(draw(['1']))
  click(find(page, '[aria-label="Pick Dr Tamarind"]'))
  expect(picked).toHaveBeenLastCalledWith(['1', '2'])
  click(find(page, '[aria-label="Pick Dr Verbena"]'))
  expect(picked).toHaveBeenLastCalledWith([])
  click(find(page, '[aria-label="Pick all"]'))
  expect(picked).toHaveBeenLastCalledWith(['1', '2'])
  show(draw(['1', '2']))
  click(find(page, '[aria-label="Pick all"]'))
  expect(picked).toHaveBeenLastCalledWith([])
})
