import { unzip } from './unzip.ts'

/** The rows of a CSV file of RFC 4180 with a byte order mark, as a spreadsheet reads them. */
export function readCsv(file: string): string[][] {
  if (!file.startsWith('\ufeff')) throw new Error('A spreadsheet would not take it for UTF-8')
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of file
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The rows of the first sheet of a workbook, or of another one. */
export function readXlsx(file: Buffer, number = 1): string[][] {
  const sheet = unzip(file).get(`xl/worksheets/sheet${number}.xml`) ?? ''
  const texts = (xml: string) =>
    [
      ...xml.matchAll(
        /<c(?: s="\d")?(?: t="inlineStr")?>(?:<is><t xml:space="preserve">|<v>)([^<]*)<\/[tv]>/g,
      ),
    ].map(([, text = '']) =>
      text.replace(
        /&(lt|gt|amp);/g,
        (_, name: 'lt' | 'gt' | 'amp') => ({ lt: '<', gt: '>', amp: '&' })[name],
      ),
    )
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => texts(row))
}
