import type { Translate } from '../messages/translate.ts'
import { partsOf } from './describe.ts'
import type { Answers, Form } from './form.ts'
import { fieldOrder } from './visible.ts'

/** Column names are the wire names, so that a sheet can be joined with the API. */
export function csvHeader(form: Form): string[] {
  return fieldOrder(form)
}

export function csvCells(form: Form, answers: Answers, t: Translate): string[] {
  return fieldOrder(form).map((name) => partsOf(form, name, answers, t).join('; '))
}

/** One line of RFC 4180, without the risk that a spreadsheet runs what a person typed. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(isFormula(cell) ? `'${cell}` : cell)).join(',')}\r\n`
}

function isFormula(cell: string): boolean {
  return /^[\s]*[=+\-@]|^[\t\r]/.test(cell)
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
