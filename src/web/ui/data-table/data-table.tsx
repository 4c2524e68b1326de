// biome-ignore-all lint/a11y/noRedundantRoles: drawn as cards in a narrow place, a table without roles is none to a screen reader.
import type { ReactNode } from 'react'
import { PageIcon } from '../icon/page-icon.tsx'

export type Column<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** `wide` columns are dropped first in narrow layouts; `number` aligns figures. */
  kind?: 'wide' | 'number'
  sortable?: boolean
}

type Picking<Row> = {
  picked: readonly string[]
  onPick: (keys: readonly string[]) => void
  labelOf: (row: Row) => string
  labelOfAll: string
}

type DataTableProps<Row> = {
  caption: string
  /** The first column heads its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  selected?: string
  sort?: { column: string; direction: 'ascending' | 'descending' }
  onSort?: (column: string) => void
  picking?: Picking<Row>
}

/** Full, then with fewer columns, then as cards, by the width of its own place. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  selected,
  sort,
  onSort,
  picking,
}: DataTableProps<Row>) {
  const keys = rows.map(keyOf)
  return (
    <div className="table-wrap">
      <table className="data" role="table">
        <caption className="vh">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {picking && (
              <td role="cell" className="data__pick">
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={picking.labelOfAll}
                  checked={keys.every((key) => picking.picked.includes(key))}
                  onChange={({ currentTarget }) => picking.onPick(currentTarget.checked ? keys : [])}
                />
              </td>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={column.kind}
                data-column={column.id}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
              >
                {column.sortable ? (
                  <button type="button" onClick={() => onSort?.(column.id)}>
                    {column.label}
                    <PageIcon name="sort" />
                  </button>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" data-selected={keyOf(row) === selected || undefined}>
              {picking && (
                <td role="cell" className="data__pick">
                  <input
                    type="checkbox"
                    className="tick"
                    aria-label={picking.labelOf(row)}
                    checked={picking.picked.includes(keyOf(row))}
                    onChange={() => picking.onPick(toggled(picking.picked, keyOf(row)))}
                  />
                </td>
              )}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} role="rowheader" scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} role="cell" className={column.kind} data-label={column.label}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function toggled(picked: readonly string[], key: string): readonly string[] {
  return picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key]
}

type RowTitleProps = { href: string; title: string; text?: string; narrowText?: string }

/** The first cell of a row: the link that opens it, and a line that sums it up where columns are missing. */
export function RowTitle({ href, title, text, narrowText }: RowTitleProps) {
  return (
    <>
      <a href={href}>{title}</a>
      <small>
        {narrowText && <span className="narrow">{narrowText} </span>}
        {text}
      </small>
    </>
  )
}
