import type { Asked } from './shortcut.ts'

const mostBytes = 8 * 1024
const endOfLine = '\r\n'
const firstLine = /GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n/y
// Neither goes over the same spaces twice, however many there are.
const header = /([!#$%&'*+.^_`|~0-9A-Za-z-]+):[\t ]*((?:[\x21-\x7e\x80-\xff][\t\x20-\x7e\x80-\xff]*)?)\r\n/y
const spaceAtTheEnd = /(?<![\t ])[\t ]+$/

/**
 * Reads a whole GET that says nothing unusual. Whatever it does not understand at once, or could understand otherwise
 * than Node's own parser does, is none: a body, another protocol, a second request, half of one, a header twice.
 */
export function readPlainRequest(bytes: Buffer): Asked | undefined {
  if (bytes.length > mostBytes) return undefined
  const text = bytes.toString('latin1')
  firstLine.lastIndex = 0
  const first = firstLine.exec(text)
  if (!first || !text.endsWith(endOfLine)) return undefined
  const end = text.length - endOfLine.length
  let hosts = 0
  let encodings: string | undefined
  let known: string | undefined
  for (let at = first[0].length; at !== end; at = header.lastIndex) {
    header.lastIndex = at
    const [, name = '', value = ''] = header.exec(text) ?? []
    switch (name.toLowerCase()) {
      case 'host':
        hosts++
        break
      case 'accept-encoding':
        if (encodings !== undefined) return undefined
        encodings = value.replace(spaceAtTheEnd, '')
        break
      case 'if-none-match':
        if (known !== undefined) return undefined
        known = value.replace(spaceAtTheEnd, '')
        break
      case 'connection':
        if (value.toLowerCase() !== 'keep-alive') return undefined
        break
      case '': // not a header
      case 'content-length':
      case 'transfer-encoding':
      case 'expect':
      case 'proxy-connection':
      case 'upgrade':
        return undefined
    }
  }
  return hosts === 1 ? { url: first[1] ?? '', encodings, known } : undefined
}
