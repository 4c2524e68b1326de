import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A PDF that somebody else made: it is saved, and never shown inside the site. */
export function sendFile(
  reply: FastifyReply,
  { name, size, bytes }: { name: string; size: number; bytes: AsyncIterable<Buffer> },
): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-length', size)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
    .send(Readable.from(bytes))
}

/** As RFC 8187 asks for: more is escaped than in an address, such as the apostrophe of a name. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
