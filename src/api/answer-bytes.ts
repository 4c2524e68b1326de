import { STATUS_CODES } from 'node:http'
import type { Answer } from './shortcut.ts'

const written = new WeakMap<Answer, { second: number; bytes: Buffer }>()

/** An answer as Node would write it. Its date makes it the same for a second. */
export function writeAnswer(answer: Answer, keepAliveTimeout: number): Buffer {
  const second = Math.floor(Date.now() / 1000)
  const known = written.get(answer)
  if (known?.second === second) return known.bytes
  const { status, headers, body } = answer
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  lines.push(
    `Date: ${new Date(second * 1000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}`,
  )
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  written.set(answer, { second, bytes })
  return bytes
}
