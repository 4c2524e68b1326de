import type { Translate } from '../../messages/translate.ts'
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

/** One line of RFC 4180, guarded against formula injection. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(guarded(cell))).join(',')}\r\n`
}

/** Removes the formula guard of `csvLine`. */
export function unguarded(cell: string): string {
  const text = cell.replace(guardWithin, '$1$2')
  return text.startsWith("'") && needsGuard(text) ? text.slice(1) : text
}

/**
 * Quotes inside a cell do not protect semicolons and tabs where these are the separators: whatever follows such a sign
 * or a line break is a cell of its own there.
 */
// One class, because U+FEFF is both white space and a format character: two alternatives would backtrack for ever.
const withinCell = /([;\t\r\n])('*)(?=(?:(?![\t\r\n])[\s\p{Cf}"])*[=+\-@＝＋－＠])/gu
const guardWithin = new RegExp(withinCell.source.replace("('*)", "'('*)"), 'gu')

function guarded(cell: string): string {
  return (needsGuard(cell) ? "'" : '') + cell.replace(withinCell, "$1'$2")
}

/** Guards guarded text again, so that unguarding is exact. */
function needsGuard(cell: string): boolean {
  return isFormula(cell.replace(/^'+/, ''))
}

/**
 * Full-width signs count too: some spreadsheets read them as the plain ones. A phone number of digits and blanks does
 * no harm; with other signs a spreadsheet would calculate it and show the result.
 */
function isFormula(cell: string): boolean {
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(cell) && !/^\+\d[\d ]*$/.test(cell)
}

/** Semicolons and tabs are separators in some settings of spreadsheets. */
function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
