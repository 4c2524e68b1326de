export type ReadMail = {
  headers: Record<string, string>
  text: string
  html: string
  image: Buffer
  /** The part that mail programs offer to a calendar, and the same as a file, each with its headers. */
  calendar?: Part | undefined
  ics?: Part | undefined
}

/** Parses a mail: headers unfolded and decoded, parts by type. */
export function readMail(source: string): ReadMail {
  const parts = partsOf(source)
  const partOf = (type: string) => parts.find(({ headers }) => headers['content-type']?.startsWith(type))
  const bodyOf = (type: string) => partOf(type)?.body
  return {
    headers: headersOf(source),
    text: bodyOf('text/plain')?.toString() ?? '',
    html: bodyOf('text/html')?.toString() ?? '',
    image: bodyOf('image/png') ?? Buffer.alloc(0),
    calendar: partOf('text/calendar'),
    ics: partOf('application/ics'),
  }
}

type Part = { headers: Record<string, string>; body: Buffer }

function partsOf(source: string): Part[] {
  const headers = headersOf(source)
  const body = source.slice(source.indexOf('\r\n\r\n') + 4)
  const boundary = /^multipart\/.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  if (!boundary) return [{ headers, body: decode(body, headers['content-transfer-encoding']) }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
}

function headersOf(source: string): Record<string, string> {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return Object.fromEntries(
    head.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), decodeWords(value.join(': '))]
    }),
  )
}

function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) =>
      decodeQuoted(word.replaceAll('_', ' ')).toString(),
    )
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString())
}

function decode(body: string, encoding = '7bit'): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  const text = encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')).toString() : body
  return Buffer.from(text.replaceAll('\r\n', '\n'))
}

function decodeQuoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}
