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
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Readable.from(bytes))
}
