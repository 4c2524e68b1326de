import { zip } from '../privacy/zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const main = `${openXml}/spreadsheetml/2006/main`
const relations = `${openXml}/officeDocument/2006/relationships`
const packaged = `${openXml}/package/2006`

/** A day is an ISO date. */
export type SheetCell = string | number | { readonly day: string } | { readonly time: Date }

/** Streams an XLSX workbook of one sheet. What people typed is text, against formula injection; numbers and times are ours. */
export function workbook(rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<Buffer> {
  return zip([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [relationTo('officeDocument', 'xl/workbook.xml')] },
    { name: 'xl/workbook.xml', content: [book] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [relationTo('worksheet', 'worksheets/sheet1.xml', ['styles', 'styles.xml'])],
    },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(rows) },
  ])
}

async function* sheet(rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetData>`
  for await (const cells of rows) yield `<row>${cells.map(cell).join('')}</row>`
  yield '</sheetData></worksheet>'
}

const mostSigns = 32_767 // what a cell can hold

/** The styles of days and times, by their place in `styles`. */
const [dayStyle, timeStyle] = [1, 2]

function cell(value: SheetCell): string {
  if (typeof value === 'string') return textCell(value)
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return 'day' in value
    ? `<c s="${dayStyle}"><v>${serial(new Date(value.day))}</v></c>`
    : `<c s="${timeStyle}"><v>${serial(value.time)}</v></c>`
}

/** Spreadsheets count days from 30 December 1899, in no time zone: ours is UTC. */
const serial = (at: Date) => at.getTime() / 86_400_000 + 25_569

function textCell(text: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, mostSigns))}</t></is></c>`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Removes characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? '')
}

const contentTypes = `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`

/** The smallest that spreadsheets take; the formats are ISO dates, which read alike everywhere. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

const book = `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="ASTER" sheetId="1" r:id="rId1"/></sheets></workbook>`

function relationTo(
  type: string,
  target: string,
  ...others: readonly [type: string, target: string][]
): string {
  const all = [[type, target] as const, ...others].map(
    ([kind, part], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${kind}" Target="${part}"/>`,
  )
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`
}
