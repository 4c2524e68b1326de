import { zip } from '../privacy/zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const main = `${openXml}/spreadsheetml/2006/main`
const relations = `${openXml}/officeDocument/2006/relationships`
const packaged = `${openXml}/package/2006`

/** Streams an XLSX workbook of one sheet. Every cell is text, against formula injection. */
export function workbook(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  return zip([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [relationTo('officeDocument', 'xl/workbook.xml')] },
    { name: 'xl/workbook.xml', content: [book] },
    { name: 'xl/_rels/workbook.xml.rels', content: [relationTo('worksheet', 'worksheets/sheet1.xml')] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(rows) },
  ])
}

async function* sheet(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetData>`
  for await (const cells of rows) yield `<row>${cells.map(cell).join('')}</row>`
  yield '</sheetData></worksheet>'
}

const mostSigns = 32_767 // what a cell can hold

function cell(text: string): string {
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

const contentTypes = `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`

const book = `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="ASTER" sheetId="1" r:id="rId1"/></sheets></workbook>`

function relationTo(type: string, target: string): string {
  return `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`
}
