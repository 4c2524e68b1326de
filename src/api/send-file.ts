import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type File = { name: string; size: number; bytes: AsyncIterable<Buffer> }

/** A PDF that somebody else made: it is saved, and never shown inside the site. */
export function sendFile(reply: FastifyReply, file: File): FastifyReply {
  return send(reply, file, 'attachment')
}

/** The same for those who must look into it: shown by the browser's own reader, which may do nothing besides. */
export function showFile(reply: FastifyReply, file: File): FastifyReply {
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'; sandbox")
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'private, no-store')
  return send(reply, file, 'inline')
}

function send(
  reply: FastifyReply,
  { name, size, bytes }: File,
  disposition: 'attachment' | 'inline',
): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-length', size)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encoded(name)}`)
    .send(Readable.from(bytes))
}

/** As RFC 8187 asks for: more is escaped than in an address, such as the apostrophe of a name. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
