/** The parts of a workbook of two sheets that are the same whatever its rows say: ECMA-376, Office Open XML. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const openXml = 'http://schemas.openxmlformats.org'
const relations = `${openXml}/officeDocument/2006/relationships`
const packaged = `${openXml}/package/2006`

export const sheetNamespace = `${openXml}/spreadsheetml/2006/main`

/** The styles of days, times and the header, by their place in `styles`. */
export const [dayStyle, timeStyle, headStyle] = [1, 2, 3] as const

/** The smallest that spreadsheets take; the formats are ISO dates, which read alike everywhere. */
export const styles = `${declaration}<styleSheet xmlns="${sheetNamespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`

const typeOf = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`

export const contentTypes = `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
  typeOf('workbook', 'sheet.main'),
  typeOf('worksheets/sheet1', 'worksheet'),
  typeOf('worksheets/sheet2', 'worksheet'),
  typeOf('styles', 'styles'),
].join('')}</Types>`

export const packageRelations = relationsTo(['officeDocument', 'xl/workbook.xml'])

export const workbookRelations = relationsTo(
  ['worksheet', 'worksheets/sheet1.xml'],
  ['worksheet', 'worksheets/sheet2.xml'],
  ['styles', 'styles.xml'],
)

/** The list of sheets; their names are ours and need no escaping. */
export function sheetsOf(...names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  return `${declaration}<workbook xmlns="${sheetNamespace}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`
}

function relationsTo(...parts: readonly (readonly [type: string, target: string])[]): string {
  const all = parts.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  )
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`
}
