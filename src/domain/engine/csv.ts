import type { Translate } from '../messages/translate.ts'
import { partsOf } from './describe.ts'
import type { Answers, Form } from './form.ts'
import { fieldOrder } from './visible.ts'

/** Column names are the wire names, so that a sheet can be joined with the API. */
export function csvHeader(form: Form): string[] {
  return fieldOrder(form)
}

export function csvCells(form: Form, answers: Answers, t: Translate): string[] {
  return csvHeader(form).map((name) => csvCell(form, name, answers, t))
}

export function csvCell(form: Form, name: string, answers: Answers, t: Translate): string {
  return partsOf(form, name, answers, t).join('; ')
}

/** One line of RFC 4180, without the risk that a spreadsheet runs what a person typed. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(needsGuard(cell) ? `'${cell}` : cell)).join(',')}\r\n`
}

/** A cell as it was before `csvLine` kept spreadsheets from running it. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell
}

/** Also what somebody has guarded themselves, or one guard would be taken for the other. */
function needsGuard(cell: string): boolean {
  return isFormula(cell.replace(/^'+/, ''))
}

/** Full-width signs count too: some spreadsheets read them as the plain ones. Phone numbers do no harm. */
function isFormula(cell: string): boolean {
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(cell) && !/^\+[\d ()./-]+$/.test(cell)
}

/** Semicolons and tabs part the columns where spreadsheets are set so. */
function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
