import { csvLine } from '../../domain/forms/engine/csv.ts'
import { type SheetCell, type SheetColumn, workbook } from './workbook.ts'

export type SheetFormat = 'csv' | 'xlsx'

/** A table as a file, written row by row. */
export type Sheet = { name: string; bytes: AsyncIterable<Buffer> }

type Table = { columns: readonly SheetColumn[]; rows: AsyncIterable<readonly SheetCell[]> }

/** `about` says what the rows are; the name of the file adds the day. */
export function sheetOf(about: string, format: SheetFormat, { columns, rows }: Table): Sheet {
  const name = `aster-${about}-${new Date().toISOString().slice(0, 10)}.${format}`
  return { name, bytes: format === 'xlsx' ? workbook(columns, rows) : csv(columns, rows) }
}

/** A file for programs: its header has the names of the fields. The BOM tells spreadsheets that it is UTF-8. */
async function* csv(columns: readonly SheetColumn[], rows: Table['rows']): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvLine(columns.map(({ name }) => name))}`)
  for await (const cells of rows) yield Buffer.from(csvLine(cells.map(inWords)))
}

/** A cell as text; times are in ISO 8601. */
function inWords(cell: SheetCell): string {
  if (typeof cell !== 'object') return String(cell)
  return 'day' in cell ? cell.day : cell.time.toISOString()
}
