import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type FrozenAnswer = {
  type: string
  cacheControl: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** Compressed once: a reader costs no more than a copy from memory, and a returning one next to nothing. */
export function freeze(text: string, type: string, cacheControl: string): FrozenAnswer {
  const plain = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return { type, cacheControl, etag, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) }
}

/** The best first; a quality of zero is a refusal. */
const encodings = [
  ['br', /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/],
] as const

export function sendFrozen(request: FastifyRequest, reply: FastifyReply, answer: FrozenAnswer): FastifyReply {
  reply
    .header('cache-control', answer.cacheControl)
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const [encoding] = encodings.find(([, taken]) => taken.test(accepted)) ?? []
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(answer.type).send(answer[encoding ?? 'plain'])
}
