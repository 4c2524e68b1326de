import type { SheetFault } from '../../applications/import-faults.ts'
import { unguarded } from './csv.ts'

export const largestSheet = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 200, cell: 10_000 }

/** A row as a spreadsheet counts it: the header is row 1, and blank rows count too. */
export type SheetRow = { row: number; cells: readonly string[] }

type Read = { ok: true; rows: SheetRow[] } | { ok: false; fault: SheetFault }

/** Reads what spreadsheets write: RFC 4180 with commas, semicolons or tabs. Blank rows are left out. */
export function readCsv(text: string): Read {
  if (text.includes('\0')) return { ok: false, fault: { code: 'not_text' } }
  const mark = markOf(text)
  const rows: SheetRow[] = []
  let at = 0
  for (let row = 1; at < text.length; row++) {
    const refuse = (code: SheetFault['code']): Read => ({ ok: false, fault: { code, row } })
    const cells: string[] = []
    do {
      const cell = readCell(text, at, mark)
      if (!cell) return refuse('open_quote')
      if (cell.text.length > largestSheet.cell) return refuse('cell_too_long')
      if (cells.push(unguarded(cell.text)) > largestSheet.columns) return refuse('too_many_columns')
      at = cell.end
    } while (text[at++] === mark)
    if (text[at - 1] === '\r' && text[at] === '\n') at++
    if (cells.every((cell) => cell.trim() === '')) continue
    if (rows.length > largestSheet.rows) return refuse('too_many_rows')
    rows.push({ row, cells })
  }
  return { ok: true, rows }
}

/** The delimiter of the header applies to the whole file. */
function markOf(text: string): string {
  const [head = ''] = text.slice(0, 20_000).split(/[\r\n]/, 1)
  const signs = head.replace(/"[^"]*"/g, '').replace(/[^,;\t]/g, '')
  const most = [',', ';', '\t'].map((mark) => ({ mark, count: signs.split(mark).length }))
  return most.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

/** As in spreadsheets, text behind a closing quote belongs to the cell; undefined if a quote is never closed. */
function readCell(text: string, start: number, mark: string): { text: string; end: number } | undefined {
  let quoted = ''
  let at = start
  if (text[at] === '"') {
    let from = at + 1
    let close = text.indexOf('"', from)
    while (close >= 0 && text[close + 1] === '"') {
      quoted += text.slice(from, close + 1)
      from = close + 2
      close = text.indexOf('"', from)
    }
    if (close < 0) return undefined
    quoted += text.slice(from, close)
    at = close + 1
  }
  const end = endOfCell(text, at, mark)
  return { text: quoted + text.slice(at, end), end }
}

function endOfCell(text: string, start: number, mark: string): number {
  let at = start
  while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}
