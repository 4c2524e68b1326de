import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { zip } from '../privacy/zip.ts'
import {
  contentTypes,
  dayStyle,
  declaration,
  headStyle,
  packageRelations,
  sheetNamespace,
  sheetsOf,
  styles,
  timeStyle,
  workbookRelations,
} from './workbook-parts.ts'

/** A day is an ISO date. */
export type SheetCell = string | number | { readonly day: string } | { readonly time: Date }

export type SheetColumn = {
  /** The name of the field, as in CSV and in the API. */
  name: string
  /** The heading, for people. */
  label: string
  /** The question of the form, if it says more than the label. */
  question?: string | undefined
  /** The width in characters. */
  width?: number | undefined
}

const t = translator('en', catalogueOf('en'))

/**
 * Streams an XLSX workbook: the rows under labels for people, and a second sheet with the name and question of each
 * column. What people typed is text, against formula injection; numbers and times are ours.
 */
export function workbook(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<Buffer> {
  return zip([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [packageRelations] },
    { name: 'xl/workbook.xml', content: [sheetsOf('ASTER', t('nouns.sheet'))] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(columns, rows) },
    { name: 'xl/worksheets/sheet2.xml', content: sheet(namesHead, namesOf(columns)) },
  ])
}

const namesHead: readonly SheetColumn[] = [
  { name: 'label', label: t('nouns.column'), width: 32 },
  { name: 'name', label: t('nouns.name'), width: 44 },
  { name: 'question', label: t('nouns.question'), width: 72 },
]

async function* namesOf(columns: readonly SheetColumn[]): AsyncGenerator<string[]> {
  for (const { name, label, question = '' } of columns) yield [label, name, question]
}

async function* sheet(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${sheetNamespace}">${frozenHead}${widths(columns)}<sheetData>`
  yield `<row>${columns.map(({ label }) => textCell(label, headStyle)).join('')}</row>`
  let count = 1
  for await (const cells of rows) {
    count += 1
    yield `<row>${cells.map(cell).join('')}</row>`
  }
  yield `</sheetData><autoFilter ref="A1:${letters(columns.length)}${count}"/></worksheet>`
}

const frozenHead =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** Wide enough for the label with the button of its filter. */
function widths(columns: readonly SheetColumn[]): string {
  const each = columns.map(({ label, width = 0 }, at) => {
    const wide = Math.max(width, label.length + 5)
    return `<col min="${at + 1}" max="${at + 1}" width="${wide}" customWidth="1"/>`
  })
  return `<cols>${each.join('')}</cols>`
}

/** The letters of the last of `count` columns: Z is followed by AA. */
function letters(count: number): string {
  const rest = Math.floor((count - 1) / 26)
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(65 + ((count - 1) % 26))
}

const mostSigns = 32_767 // the most characters of a cell

function cell(value: SheetCell): string {
  if (typeof value === 'string') return textCell(value)
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return 'day' in value
    ? `<c s="${dayStyle}"><v>${serial(new Date(value.day))}</v></c>`
    : `<c s="${timeStyle}"><v>${serial(value.time)}</v></c>`
}

/** Spreadsheets count days from 30 December 1899, in no time zone: ours is UTC. */
const serial = (at: Date) => at.getTime() / 86_400_000 + 25_569

function textCell(text: string, style?: number): string {
  const styled = style === undefined ? '' : ` s="${style}"`
  return `<c${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, mostSigns))}</t></is></c>`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Removes characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? '')
}
