import { inflateRawSync } from 'node:zlib'

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

/** The rows of the one sheet of a workbook. */
export function readXlsx(file: Buffer): string[][] {
  const sheet = unzip(file).get('xl/worksheets/sheet1.xml') ?? ''
  const texts = (xml: string) =>
    [...xml.matchAll(/<c t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text = '']) =>
      text.replace(
        /&(lt|gt|amp);/g,
        (_, name: 'lt' | 'gt' | 'amp') => ({ lt: '<', gt: '>', amp: '&' })[name],
      ),
    )
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => texts(row))
}

/** Reads an archive by its directory, as programs do. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  expectMark(archive, end, 0x06054b50)
  const files = new Map<string, string>()
  for (let at = archive.readUInt32LE(end + 16); at < end; ) {
    expectMark(archive, at, 0x02014b50)
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)]
    const [length, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const from = start + 30 + archive.readUInt16LE(start + 26)
    const content = inflateRawSync(archive.subarray(from, from + packed))
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes instead of ${size}`)
    files.set(name, content.toString())
    at += 46 + length
  }
  return files
}

function expectMark(archive: Buffer, at: number, mark: number): void {
  if (archive.readUInt32LE(at) !== mark) throw new Error(`Not a part of an archive at ${at}`)
}
